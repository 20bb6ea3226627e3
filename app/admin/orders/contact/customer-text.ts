import { paidFirst } from "#app/orders/paid-first.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { AR } from "./ar.ts";
import { EN } from "./en.ts";

interface About {
  name: string;
  number: string;
  /** E.g. `35 JOD`: a figure that reads the same in either language. */
  total: string;
  /** Why a better receipt was asked for, or ''. */
  reason: string;
}

type Reported = "greeting" | "betterReceipt" | "toCheck" | "confirmCash" | KnownOrderStatus;

/** What is known of an order where a chat is begun. */
export type ChatOrder = Pick<
  Order,
  "orderNumber" | "status" | "paymentState" | "receiptReason" | "language" | "deposit" | "total"
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
  const reported = reportedOf(order);
  const total = reported === "betterReceipt" ? paidFirst(order) : order.total;
  const about = {
    name: order.personalInfo.firstName,
    number: order.orderNumber,
    total: `${total.toFixed(Number.isInteger(total) ? 0 : 3)} JOD`,
    reason: order.receiptReason,
  };
  return `${texts.greeting(about)} ${texts[reported](about)}`;
}

function reportedOf({ status, paymentState, deliveryInfo }: ChatOrder): Reported {
  if (status !== "cancelled" && paymentState === "better_receipt_asked") return "betterReceipt";
  if (status === "pending" && paymentState === "receipt_to_check") return "toCheck";
  // Abroad the delivery fee is agreed on first.
  const isKnown = deliveryInfo.typedCountry === "";
  if (status === "pending" && paymentState === "cash_due" && isKnown) return "confirmCash";
  return status;
}
