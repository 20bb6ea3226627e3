import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PaymentState } from "#shared/orders/payment-method.ts";
import type { PaidAndDue } from "#shared/refunds/refund.ts";

/** How customers are told of their payment, on their order's page and in messages. */

/** What was paid to the courier is due no more while the card is made again. */
export function toldState({ paymentState }: Order, { paid, due }: PaidAndDue): PaymentState {
  return paymentState === "cash_due" && paid > 0 && due === 0 ? "accepted" : paymentState;
}

const LINES = {
  cash_due: ({ due }) => m.notification_payment_cash_due({ total: formatPrice(due) }),
  receipt_to_check: () => m.notification_payment_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_better_receipt_asked(),
  accepted: ({ paid }) => m.notification_payment_accepted({ total: formatPrice(paid) }),
} satisfies Record<PaymentState, (money: PaidAndDue) => string>;

/** Of an order that stands. */
export const paymentLine = (order: Order, money: PaidAndDue): string =>
  isFirstReceiptAsked(order)
    ? m.notification_payment_receipt_asked()
    : LINES[toldState(order, money)](money);
