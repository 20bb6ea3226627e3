import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { orderStore } from "./order.store.ts";
import { presentOrder } from "./present-order.ts";

/** What customers and staff are told of an order. */
export async function readOrderNotification(
  { orderId }: { orderId: string },
  { trx, linkSecret }: TemplateContext,
) {
  const order = await orderStore(trx).find(orderId);
  if (!order || order.status === "cancelled") {
    throw new UnrecoverableError("The order was cancelled or deleted before.");
  }
  return { locale: BASE_LOCALE, subject: { order: presentOrder(order, fileLinks(linkSecret)) } };
}
