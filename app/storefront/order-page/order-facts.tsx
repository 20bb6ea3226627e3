import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { isFeeOpen } from "#app/orders/delivery-fee.ts";
import { Fact, FactList } from "#app/orders/order-facts.tsx";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { OrderPrices } from "#app/orders/order-prices.tsx";
import { FurtherCardFacts } from "#app/orders/order-summary.tsx";
import { paidFirst } from "#app/orders/paid-first.ts";
import { PartFacts } from "#app/orders/part-facts.tsx";
import { paymentMethodView } from "#app/orders/payment-method-view.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { Field } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";
import { isPaidBefore, type PaymentState } from "#shared/orders/payment-method.ts";
import type { CustomersMoney, RefundMethod } from "#shared/refunds/refund.ts";

import { dayOf } from "./order-dates.ts";
import { PageSection } from "./page-section.tsx";

export const isOnPage = ({ isOnPage: is }: Field) => is === true;

interface PaymentFactsProps {
  order: Order;
  money: CustomersMoney;
}

/** What is to pay, and how; what was given back. */
export function PaymentFacts({ order, money }: PaymentFactsProps) {
  const isRefund = order.status === "cancelled" && isPaidBefore(order);
  const refundPolicy = useHref("/refund-policy");
  return (
    <PageSection title={m.order_page_payment()}>
      {/* What was given back says the rest. */}
      {!(isRefund && money.refunds.length > 0) && <p>{paymentLine(order)}</p>}
      {isRefund && (
        <a href={refundPolicy} className="mt-2 inline-block rule-link">
          {m.storefront_footer_refund_policy()}
        </a>
      )}
      <FactList>
        <Fact name={m.order_summary_method()}>{paymentMethodView(order.paymentMethod).label}</Fact>
        {money.refunds.map(({ amount, method, createdAt }) => (
          <Fact key={createdAt} name={m.order_page_refunded({ date: dayOf(createdAt) })}>
            {formatPrice(amount)} · {REFUNDED[method]()}
          </Fact>
        ))}
        {money.paid > 0 && money.due > 0 && (
          <Fact name={m.order_page_due()}>{formatPrice(money.due)}</Fact>
        )}
      </FactList>
    </PageSection>
  );
}

const REFUNDED: Record<RefundMethod, () => string> = {
  transfer: m.order_page_refunded_transfer,
  cash: m.order_page_refunded_cash,
};

const PAYMENTS = {
  cash_due: (total) => m.notification_payment_cash_due({ total }),
  receipt_to_check: () => m.notification_payment_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_better_receipt_asked(),
  accepted: (total) => m.notification_payment_accepted({ total }),
} satisfies Record<PaymentState, (total: string) => string>;

function paymentLine(order: Order): string {
  const { status, paymentState, total } = order;
  if (status === "cancelled") {
    return isPaidBefore(order)
      ? m.order_page_payment_cancelled_online()
      : m.order_page_payment_cancelled_cash();
  }
  if (isFeeOpen(order) && paymentState === "cash_due") return m.order_page_payment_abroad();
  // Once it is there, nothing is left to pay to the courier.
  const isThere = status === "delivered" || status === "completed";
  if (isThere && paymentState === "cash_due") {
    return m.order_page_payment_delivered({ total: formatPrice(total) });
  }
  return isFirstReceiptAsked(order)
    ? m.notification_payment_receipt_asked()
    : PAYMENTS[paymentState](formatPrice(paidFirst(order)));
}

/** What was ordered, with its prices. */
export function OrderedFacts({ order }: { order: Order }) {
  const { cardDesign, addons } = order;
  const { nameOnCard, color, colorName } = cardDesign;
  return (
    <PageSection title={m.order_page_ordered()}>
      <FactList>
        <Fact name={ORDER_LABELS.nameOnCard()}>{nameOnCard}</Fact>
        <PartFacts part="personalInfo" order={order} isShown={isOnPage} views={{}} />
        <PartFacts
          part="cardDesign"
          order={order}
          isShown={isOnPage}
          views={{
            // Above the person's position.
            nameOnCard: null,
            color: <Fact name={ORDER_LABELS.color()}>{colorName || color}</Fact>,
          }}
        />
        {addons
          .filter(({ inputType, addonValue }) => inputType !== "image" && addonValue !== "")
          .map(({ addon, addonValue }) => (
            <Fact key={addon._id} name={addon.title}>
              <bdi>{addonValue}</bdi>
            </Fact>
          ))}
      </FactList>
      {order.cards && <FurtherCardFacts order={order} />}
      <div className="mt-4">
        <OrderPrices order={order} />
      </div>
    </PageSection>
  );
}
