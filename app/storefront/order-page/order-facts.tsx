import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Fact, FactList } from "#app/orders/order-facts.tsx";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { OrderPrices } from "#app/orders/order-prices.tsx";
import { FurtherCardFacts } from "#app/orders/order-summary.tsx";
import { PartFacts } from "#app/orders/part-facts.tsx";
import { paymentMethodView } from "#app/orders/payment-method-view.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { hasPaid } from "#shared/orders/has-paid.ts";
import type { Field } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";
import type { CustomersMoney, RefundMethod } from "#shared/refunds/refund.ts";

import { dayOf } from "./order-dates.ts";
import { PageSection } from "./page-section.tsx";
import { isDueShown, paymentOnPage } from "./payment-on-page.ts";

export const isOnPage = ({ isOnPage: is }: Field) => is === true;

interface PaymentFactsProps {
  order: Order;
  money: CustomersMoney;
}

/** What is to pay, and how; what was given back. */
export function PaymentFacts({ order, money }: PaymentFactsProps) {
  const isRefund = order.status === "cancelled" && hasPaid(order, money.paid);
  const refundPolicy = useHref("/refund-policy");
  return (
    <PageSection title={m.order_page_payment()}>
      {/* What was given back says the rest. */}
      {!(isRefund && money.refunds.length > 0) && <p>{paymentOnPage(order, money)}</p>}
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
        {isDueShown(order, money) && (
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
