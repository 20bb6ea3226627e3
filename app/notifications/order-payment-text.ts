import { m } from "#app/i18n/translations.ts";
import { isFeeOpen } from "#app/orders/delivery-fee.ts";
import { paidFirst } from "#app/orders/paid-first.ts";
import { formatPrice } from "#app/ui/price.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { Order } from "#shared/orders/order.ts";
import { isPaidBefore, NEEDS_RECEIPT, type PaymentState } from "#shared/orders/payment-method.ts";

import type { Fact } from "./notification-content.ts";

/** How messages speak of an order's payment, and of what follows from it. */

export const isAbroad = ({ deliveryInfo }: Pick<Order, "deliveryInfo">) =>
  deliveryInfo.typedCountry !== "";

const PAYMENTS = {
  cash_due: (total) => m.notification_payment_cash_due({ total }),
  receipt_to_check: () => m.notification_payment_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_better_receipt_asked(),
  accepted: (total) => m.notification_payment_accepted({ total }),
} satisfies Record<PaymentState, (total: string) => string>;

export const paymentLine = (order: Order) =>
  isFirstReceiptAsked(order)
    ? m.notification_payment_receipt_asked()
    : PAYMENTS[order.paymentState](formatPrice(paidFirst(order)));

/** None where no courier of the shop's comes, who could take cash. */
export function paymentFact(order: Order): Fact[] {
  if (isAbroad(order) && order.paymentState === "cash_due") return [];
  return [{ name: m.notification_payment(), value: paymentLine(order) }];
}

const SHORT_PAYMENTS = {
  cash_due: () => m.notification_payment_short_cash_due(),
  receipt_to_check: () => m.notification_payment_short_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_short_better_receipt_asked(),
  accepted: () => m.notification_payment_short_accepted(),
} satisfies Record<PaymentState, () => string>;

export const shortPayment = (order: Order) =>
  isFirstReceiptAsked(order)
    ? m.notification_payment_short_receipt_asked()
    : SHORT_PAYMENTS[order.paymentState]();

/** What a cancelled order means for what was paid. */
export function refundLine(order: Order): string {
  return isPaidBefore(order) ? m.notification_cancelled_paid() : m.notification_cancelled_unpaid();
}

const checkedFirst = () => [
  m.notification_next_receipt(),
  m.notification_next_made(),
  m.notification_next_delivered(DELIVERY_DAYS),
];

const NEXT_STEPS = {
  cash_due: (total) => [
    m.notification_next_made(),
    m.notification_next_delivered_cash({ ...DELIVERY_DAYS, total }),
  ],
  receipt_to_check: checkedFirst,
  better_receipt_asked: checkedFirst,
  accepted: () => [m.notification_next_made(), m.notification_next_delivered(DELIVERY_DAYS)],
} satisfies Record<PaymentState, (total: string) => string[]>;

/** What happens with an order that nobody works on yet. */
export function nextSteps(order: Order): string[] {
  return isAbroad(order)
    ? stepsAbroad(order)
    : NEXT_STEPS[order.paymentState](formatPrice(order.total));
}

/** The shop writes first with a fee that is not set, and no courier of its own comes. */
const stepsAbroad = (order: Order) => [
  ...(NEEDS_RECEIPT[order.paymentMethod] && order.paymentState !== "accepted"
    ? [m.notification_next_receipt()]
    : []),
  isFeeOpen(order) ? m.order_placed_abroad_fee() : m.notification_next_made(),
  m.order_placed_abroad_delivery(),
];
