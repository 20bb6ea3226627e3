import type { Db } from "#server/platform/database/connect.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import type {
  NotificationKind,
  NotificationPayload,
  NotificationSubjects,
} from "./notification-kinds.ts";

/** The context in which a notification is rendered. */
export interface TemplateContext {
  trx: Db;
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
