import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import { languageOf } from "#shared/replies/language-of.ts";

import { bulkOrderStore } from "./bulk-order.store.ts";
import { presentBulkOrder } from "./present-bulk-order.ts";

/** The data for notifying staff of a company's request. */
export async function readBulkOrderNotification(
  { bulkOrderId }: { bulkOrderId: string },
  { trx }: TemplateContext,
) {
  const row = await bulkOrderStore(trx).find(bulkOrderId);
  if (!row) throw new UnrecoverableError("The bulk order was deleted before.");
  return { locale: BASE_LOCALE, subject: { bulkOrder: presentBulkOrder(row) } };
}

/** That a request has arrived, for whoever sent it, in the language in which they did. */
export async function readBulkOrderReceived(
  { bulkOrderId }: { bulkOrderId: string },
  { trx }: TemplateContext,
) {
  const row = await bulkOrderStore(trx).find(bulkOrderId);
  if (!row) throw new UnrecoverableError("The bulk order was deleted before.");
  const locale = languageOf(row.message) ?? row.language ?? BASE_LOCALE;
  return { locale, subject: { bulkOrder: { _id: row.id } } };
}
