import { paidFirst } from "#app/orders/paid-first.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { AR } from "./ar.ts";
import { EN } from "./en.ts";

interface About {
  name: string;
  number: string;
  total: string;
  /** What is paid before the card is made, e.g. a deposit. */
  toPay: string;
  /** Why a better receipt was asked for, or ''. */
  reason: string;
}

type Reported =
  | "greeting"
  | "firstReceipt"
  | "betterReceipt"
  | "toCheck"
  | "confirmCash"
  | KnownOrderStatus;

/** What is known of an order where a chat is begun. */
export type ChatOrder = Pick<
  Order,
  | "orderNumber"
  | "status"
  | "paymentState"
  | "receiptReason"
  | "despositeTransactionImg"
  | "language"
  | "total"
  | "deposit"
> & {
  personalInfo: Pick<Order["personalInfo"], "firstName">;
  deliveryInfo: Pick<Order["deliveryInfo"], "typedCountry">;
};

/** What a chat with a customer begins with, in their language, whatever the panel's own is. */
export type CustomerTexts = Record<Reported, (about: About) => string>;

const TEXTS: Record<Locale, CustomerTexts> = { en: EN, ar: AR };

/** A message to an order's customer as its state calls for. */
export function chatText(order: ChatOrder): string {
  const texts = TEXTS[order.language];
  const about = {
    name: order.personalInfo.firstName,
    number: order.orderNumber,
    total: inEither(order.total),
    toPay: inEither(paidFirst(order)),
    reason: order.receiptReason,
  };
  return `${texts.greeting(about)} ${texts[reportedOf(order)](about)}`;
}

/** E.g. `35 JOD`: reads the same in either language. */
const inEither = (dinars: number) => `${dinars.toFixed(Number.isInteger(dinars) ? 0 : 3)} JOD`;

function reportedOf(order: ChatOrder): Reported {
  const { status, paymentState, receiptReason, deliveryInfo } = order;
  if (status !== "cancelled" && paymentState === "better_receipt_asked") {
    // Those who may not see receipts are given none; a better one is asked for with a reason.
    return receiptReason === "" && isFirstReceiptAsked(order) ? "firstReceipt" : "betterReceipt";
  }
  if (status === "pending" && paymentState === "receipt_to_check") return "toCheck";
  // Abroad the delivery fee is agreed on first.
  const isKnown = deliveryInfo.typedCountry === "";
  if (status === "pending" && paymentState === "cash_due" && isKnown) return "confirmCash";
  return status;
}
