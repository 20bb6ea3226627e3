import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { orderStore } from "./order.store.ts";
import { presentOrder } from "./present-order.ts";

interface AboutOrder {
  orderId: string;
}

async function readOrder({ orderId }: AboutOrder, { trx, linkSecret }: TemplateContext) {
  const order = await orderStore(trx).find(orderId);
  if (!order || order.status === "cancelled") {
    throw new UnrecoverableError("The order was cancelled or deleted before.");
  }
  return presentOrder(order, fileLinks(linkSecret));
}

/** What customers are told of their order, in the language in which they ordered. */
export async function readOrderConfirmation(about: AboutOrder, context: TemplateContext) {
  const order = await readOrder(about, context);
  return { locale: order.language, subject: { order } };
}

/** What staff are told of it. */
export async function readOrderNotice(about: AboutOrder, context: TemplateContext) {
  return { locale: BASE_LOCALE, subject: { order: await readOrder(about, context) } };
}

/** What a customer is asked whose receipt can't be accepted, while that is still so. */
export async function readBetterReceipt(about: AboutOrder, context: TemplateContext) {
  const order = await readOrder(about, context);
  if (order.paymentState !== "better_receipt_asked") {
    throw new UnrecoverableError("The receipt was decided on otherwise before.");
  }
  return { locale: order.language, subject: { order } };
}
