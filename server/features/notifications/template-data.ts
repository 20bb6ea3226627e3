import type { Db } from "#server/platform/database/connect.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import type {
  NotificationKind,
  NotificationPayload,
  NotificationSubjects,
} from "./notification-kinds.ts";

/** What is at hand when a notification is written. */
export interface TemplateContext {
  trx: Db;
  recipient: string;
  /** The origin under which the shop's pages are. */
  publicUrl: string;
  /** Signs links to files, and those for the owners of newsletter addresses. */
  linkSecret: string;
}

/**
 * What notifications of each kind say, as it is when they are sent. Each feature reads those about its
 * own, and throws an `UnrecoverableError` when there is nothing to tell any more.
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
