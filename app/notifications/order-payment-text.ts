import { m } from "#app/i18n/translations.ts";
import { isFeeOpen } from "#app/orders/delivery-fee.ts";
import { paymentLine, toldState } from "#app/orders/payment-line.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { ToldOrder } from "#server/features/orders/notifications/about-order.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import { hasPaid } from "#shared/orders/has-paid.ts";
import type { Order } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT, type PaymentState } from "#shared/orders/payment-method.ts";

import type { Fact } from "./notification-content.ts";

/** How messages speak of an order's payment, and of what follows from it. */

export const isAbroad = ({ deliveryInfo }: Pick<Order, "deliveryInfo">) =>
  deliveryInfo.typedCountry !== "";

/** By how much it became dearer once it was paid, in dinars. What a deposit leaves, the quote has said. */
const addedSince = ({ order, money }: ToldOrder): number =>
  order.paymentState === "accepted" && order.deposit === undefined ? money.due : 0;

/** None where no courier of the shop's comes, who could take cash. */
export function paymentFacts(told: ToldOrder): Fact[] {
  const { order, money } = told;
  if (isAbroad(order) && toldState(order, money) === "cash_due") return [];
  const added = addedSince(told);
  return [
    { name: m.notification_payment(), value: paymentLine(order, money) },
    ...(added > 0 ? [{ name: m.order_page_due(), value: formatPrice(added) }] : []),
  ];
}

const SHORT_PAYMENTS = {
  cash_due: () => m.notification_payment_short_cash_due(),
  receipt_to_check: () => m.notification_payment_short_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_short_better_receipt_asked(),
  accepted: () => m.notification_payment_short_accepted(),
} satisfies Record<PaymentState, () => string>;

export const shortPayment = ({ order, money }: ToldOrder) =>
  isFirstReceiptAsked(order)
    ? m.notification_payment_short_receipt_asked()
    : SHORT_PAYMENTS[toldState(order, money)]();

/** What a cancelled order means for what was paid. */
export function refundLine({ order, money }: ToldOrder): string {
  return hasPaid(order, money.paid)
    ? m.notification_cancelled_paid()
    : m.notification_cancelled_unpaid();
}

const checkedFirst = () => [
  m.notification_next_receipt(),
  m.notification_next_made(),
  m.notification_next_delivered(DELIVERY_DAYS),
];

const madeAndPaid = (due: number) => [
  m.notification_next_made(),
  m.notification_next_delivered_cash({ ...DELIVERY_DAYS, total: formatPrice(due) }),
];

const NEXT_STEPS = {
  cash_due: ({ money }) => madeAndPaid(money.due),
  receipt_to_check: checkedFirst,
  better_receipt_asked: checkedFirst,
  accepted: (told) =>
    addedSince(told) > 0
      ? madeAndPaid(addedSince(told))
      : [m.notification_next_made(), m.notification_next_delivered(DELIVERY_DAYS)],
} satisfies Record<PaymentState, (told: ToldOrder) => string[]>;

/** What happens with an order that nobody works on yet. */
export function nextSteps(told: ToldOrder): string[] {
  const { order, money } = told;
  return isAbroad(order) ? stepsAbroad(order) : NEXT_STEPS[toldState(order, money)](told);
}

/** The shop writes first with a fee that is not set, and no courier of its own comes. */
const stepsAbroad = (order: Order) => [
  ...(NEEDS_RECEIPT[order.paymentMethod] && order.paymentState !== "accepted"
    ? [m.notification_next_receipt()]
    : []),
  isFeeOpen(order) ? m.order_placed_abroad_fee() : m.notification_next_made(),
  m.order_placed_abroad_delivery(),
];
