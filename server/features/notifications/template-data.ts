import type { Database, Db } from "#server/platform/database/connect.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import type {
  NotificationKind,
  NotificationPayload,
  NotificationSubjects,
} from "./notification-kinds.ts";

/** The context in which a notification is rendered. */
export interface TemplateContext {
  /** The attempt's: what it writes is undone if the attempt fails or its process dies. */
  trx: Db;
  /**
   * What it writes holds at once. A link is stored by it, because its message may have been sent even though
   * the attempt failed behind the mail server's yes.
   */
  db: Db;
  /** The same for what is written together. What the attempt has locked is not to be had in it. */
  transaction: Database["transaction"];
  recipient: string;
  /** The origin of the shop's pages. */
  publicUrl: string;
  /** Signs links to files and links for newsletter subscribers. */
  linkSecret: string;
}

/**
 * Read the data of notifications when they are sent, by kind. Each feature provides the readers for
 * its own kinds; a reader throws an `UnrecoverableError` when the notification is obsolete.
 */
export type TemplateReaders = {
  [Kind in NotificationKind]: (
    about: NotificationPayload<Kind>,
    context: TemplateContext,
  ) => Promise<{ locale: Locale; subject: NotificationSubjects[Kind] }>;
};

/** What is recorded of kinds that have been sent, together with their being so. */
export type SentRecorders = {
  [Kind in NotificationKind]?: (about: NotificationPayload<Kind>, trx: Db) => Promise<void>;
};
