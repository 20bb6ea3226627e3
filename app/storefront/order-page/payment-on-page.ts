import { m } from "#app/i18n/translations.ts";
import { isFeeOpen } from "#app/orders/delivery-fee.ts";
import { paymentLine, toldState } from "#app/orders/payment-line.ts";
import { formatPrice } from "#app/ui/price.ts";
import { hasPaid } from "#shared/orders/has-paid.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PaidAndDue } from "#shared/refunds/refund.ts";

/** Whether the page says what is still due: nothing else there does once it calls the order paid. */
export function isDueShown({ status, paymentState }: Order, { paid, due }: PaidAndDue): boolean {
  return due > 0 && (paid > 0 || paymentState === "accepted" || isThere(status));
}

const isThere = (status: Order["status"]) => status === "delivered" || status === "completed";

/** What the order's page says of its payment. */
export function paymentOnPage(order: Order, money: PaidAndDue): string {
  const { status, paymentState } = order;
  if (status === "cancelled") {
    return hasPaid(order, money.paid)
      ? m.order_page_payment_cancelled_online()
      : m.order_page_payment_cancelled_cash();
  }
  // Once it is there, nothing is left to pay to the courier.
  const state = isThere(status) ? paymentState : toldState(order, money);
  if (isFeeOpen(order) && state === "cash_due") return m.order_page_payment_abroad();
  if (isThere(status) && state === "cash_due") {
    return m.order_page_payment_delivered({ total: formatPrice(money.paid) });
  }
  return paymentLine(order, money);
}
