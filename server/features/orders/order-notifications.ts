import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { addLink } from "#server/features/profiles/page-links.service.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import { awaitsAnother } from "#server/features/proofs/void-proofs.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";

import { orderLinkStore } from "./order-link.store.ts";
import { orderStore } from "./order.store.ts";
import { inOwnLanguage } from "./own-language.ts";
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

/** What customers are told of their order, with a link to the page of its card, in the language in which they ordered. */
export async function readOrderConfirmation(about: AboutOrder, context: TemplateContext) {
  const { locale, subject } = await forCustomer(await readOrder(about, context), context);
  const token = await context.transaction((trx) => addLink(trx, about));
  const cardPageUrl = token ? context.publicUrl + pathIn(locale, ownPagePath(token)) : "";
  return { locale, subject: { ...subject, cardPageUrl } };
}

/** The link that a customer asked for; also to an order that is cancelled. */
export async function readOrderLink({ orderId }: AboutOrder, context: TemplateContext) {
  const order = await orderStore(context.trx).find(orderId);
  if (!order) throw new UnrecoverableError("The order was deleted before.");
  return forCustomer(presentOrder(order, fileLinks(context.linkSecret)), context);
}

/** What staff did with an order, for its customer, while it stands like that. */
export function readOrderNews(status: OrderStatus) {
  return async (about: AboutOrder, context: TemplateContext) => {
    const order = await orderStore(context.trx).find(about.orderId);
    if (order?.status !== status) {
      throw new UnrecoverableError("The order got another status before, or was deleted.");
    }
    return forCustomer(presentOrder(order, fileLinks(context.linkSecret)), context);
  };
}

/** That staff corrected it, as it stands by then, and whether a proof of it is to come anew. */
export async function readOrderCorrected(about: AboutOrder, context: TemplateContext) {
  const { locale, subject } = await forCustomer(await readOrder(about, context), context);
  const found = await proofStore(context.trx).ofOrder(about.orderId);
  return { locale, subject: { ...subject, isProofVoid: awaitsAnother(found) } };
}

/** That the receipt was accepted, while that is so. */
export async function readReceiptAccepted(about: AboutOrder, context: TemplateContext) {
  const order = await readOrder(about, context);
  if (order.paymentState !== "accepted") {
    throw new UnrecoverableError("The receipt was decided on otherwise before.");
  }
  return forCustomer(order, context);
}

/** That their customer cancelled an order, for the customer, while it is so. */
export async function readOrderCancelled(about: AboutOrder, context: TemplateContext) {
  return forCustomer(await readCancelled(about, context), context);
}

/** The same for staff. */
export async function readCancellationNotice(about: AboutOrder, context: TemplateContext) {
  return { locale: BASE_LOCALE, subject: { order: await readCancelled(about, context) } };
}

async function readCancelled({ orderId }: AboutOrder, { trx, linkSecret }: TemplateContext) {
  const order = await orderStore(trx).find(orderId);
  if (order?.status !== "cancelled") {
    throw new UnrecoverableError("The order was deleted before, or taken up again.");
  }
  return presentOrder(order, fileLinks(linkSecret));
}

/** That a new receipt has come, for staff, while nobody has decided on it. */
export async function readReceiptNotice(about: AboutOrder, context: TemplateContext) {
  const order = await readOrder(about, context);
  if (order.paymentState !== "receipt_to_check") {
    throw new UnrecoverableError("The receipt was decided on before.");
  }
  return { locale: BASE_LOCALE, subject: { order } };
}

/** With a link that is made for this message: tokens before it can't be read again. */
export async function forCustomer(ordered: Order, { trx, db, publicUrl }: TemplateContext) {
  const order = await inOwnLanguage(trx, ordered);
  const path = orderPagePath(await orderLinkStore(db).add(order._id));
  const pageUrl = publicUrl + pathIn(order.language, path);
  return { locale: order.language, subject: { order, pageUrl } };
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
  return forCustomer(order, context);
}
