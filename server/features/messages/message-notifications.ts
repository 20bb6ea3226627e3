import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import { languageOf } from "#shared/replies/language-of.ts";

import { messageStore } from "./message.store.ts";
import { presentMessage } from "./present-message.ts";

/** The data for notifying staff of a visitor's message. */
export async function readMessageNotification(
  { messageId }: { messageId: string },
  { trx }: TemplateContext,
) {
  const row = await messageStore(trx).find(messageId);
  if (!row) throw new UnrecoverableError("The message was deleted before.");
  return { locale: BASE_LOCALE, subject: { message: presentMessage(row) } };
}

/** That a message has arrived, for whoever wrote it, in the language in which they did. */
export async function readMessageReceived(
  { messageId }: { messageId: string },
  { trx }: TemplateContext,
) {
  const row = await messageStore(trx).find(messageId);
  if (!row) throw new UnrecoverableError("The message was deleted before.");
  const locale = languageOf(row.body) ?? row.language ?? BASE_LOCALE;
  return { locale, subject: { message: { _id: row.id } } };
}
