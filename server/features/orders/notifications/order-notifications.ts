import type { Notification, ReadingContext } from "#server/features/notifications/notification.ts";
import { addLink } from "#server/features/profiles/page-links.service.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import { awaitsAnother } from "#server/features/proofs/void-proofs.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";

import {
  orderWhile,
  toCustomer,
  toStaff,
  type AboutOrder,
  type CustomersOrder,
} from "./about-order.ts";

/** What customers and staff are told of an order. */

const readStanding = orderWhile(
  ({ status }) => status !== "cancelled",
  "The order was cancelled or deleted before.",
);
const readCancelled = orderWhile(
  ({ status }) => status === "cancelled",
  "The order was deleted before, or taken up again.",
);
const readWithReceipt =
  (state: Order["paymentState"], otherwise = "The receipt was decided on otherwise before.") =>
  async (about: AboutOrder, context: ReadingContext) => {
    const told = await readStanding(about, context);
    if (told.order.paymentState !== state) throw new UnrecoverableError(otherwise);
    return told;
  };

const ONLINE = { paymentMethod: "online" } as const;
const PAID = { ...ONLINE, paymentState: "accepted" } as const;
const CANCELLED = { status: "cancelled" } as const;

const confirmation = toCustomer("order-confirmation", readStanding);
/** `cardPageUrl` opens the page of its card for its owner; '' where there is none. */
export const orderConfirmation: Notification<
  "order-confirmation",
  AboutOrder,
  CustomersOrder & { cardPageUrl: string }
> = {
  ...confirmation,
  isAwaited: true,
  async read(about, context) {
    const { locale, subject } = await confirmation.read(about, context);
    const token = await context.transaction((trx) => addLink(trx, about));
    const cardPageUrl = token ? context.publicUrl + pathIn(locale, ownPagePath(token)) : "";
    return { locale, subject: { ...subject, cardPageUrl } };
  },
  example(facts) {
    const subject = confirmation.example(facts);
    return { ...subject, cardPageUrl: subject.pageUrl };
  },
};
export const orderNotice = toStaff("order-notice", readStanding);

/** The link that a customer asked for; also to an order that is cancelled. */
export const orderLink = {
  ...toCustomer(
    "order-link",
    orderWhile(() => true, "The order was deleted before."),
  ),
  isAwaited: true,
};

/** That the receipt was accepted. */
export const receiptAccepted = toCustomer(
  "receipt-accepted",
  readWithReceipt("accepted"),
  () => PAID,
);
/** What a customer is asked whose receipt can't be accepted. */
export const betterReceipt = toCustomer(
  "better-receipt",
  readWithReceipt("better_receipt_asked"),
  ({ reason }) => ({ ...ONLINE, receiptReason: reason }),
);
/** That a new one has come. */
export const receiptNotice = toStaff(
  "receipt-notice",
  readWithReceipt("receipt_to_check", "The receipt was decided on before."),
  () => ONLINE,
);

/** That their customer cancelled an order. */
export const orderCancelled = toCustomer("order-cancelled", readCancelled, () => CANCELLED);
export const cancellationNotice = toStaff("cancellation-notice", readCancelled, () => CANCELLED);

const correction = toCustomer("order-corrected", readStanding);
/** That staff corrected it. `isProofVoid`: a proof was sent, and the one in its place is still to come. */
export const orderCorrected: Notification<
  "order-corrected",
  AboutOrder,
  CustomersOrder & { isProofVoid: boolean }
> = {
  ...correction,
  async read(about, context) {
    const { locale, subject } = await correction.read(about, context);
    const found = await proofStore(context.trx).ofOrder(about.orderId);
    return { locale, subject: { ...subject, isProofVoid: awaitsAnother(found) } };
  },
  example: (facts) => ({ ...correction.example(facts), isProofVoid: true }),
};
