import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

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
