import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { formatPrice, formatReduction } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";

import { addonLinesOf, priceOfAll, timesName } from "./all-cards.ts";
import { feeText, totalName } from "./delivery-fee.ts";

/** The parts of an order that a summary shows, before and after it is placed. */
export type SummarizedOrder = Pick<
  Order,
  | "product"
  | "personalInfo"
  | "cardDesign"
  | "addons"
  | "deliveryInfo"
  | "paymentMethod"
  | "despositeTransactionImg"
  | "discount"
  | "tax"
  | "setup"
  | "deposit"
  | "total"
  | "quantity"
  | "cards"
>;

/** The items that the total consists of. */
export function OrderPrices({ order }: { order: SummarizedOrder }) {
  const { product, discount, deliveryInfo: place } = order;
  return (
    <dl className="border-y border-ink py-2">
      <Price name={timesName(order, product.title)}>
        {formatPrice(priceOfAll(order, product.price))}
      </Price>
      {addonLinesOf(order).map((line, index) => (
        <Price key={index} name={timesName(line, line.chosen.addon.title)}>
          {formatPrice(priceOfAll(line, line.chosen.price))}
        </Price>
      ))}
      {order.setup !== undefined && (
        <Price name={m.order_setup()}>{formatPrice(order.setup)}</Price>
      )}
      {discount && (
        <Price name={m.order_discount({ code: discount.code })}>
          {formatReduction(discount.amount)}
        </Price>
      )}
      <Price name={m.order_summary_delivery_to({ city: place.typedCity || place.city.name })}>
        {feeText(order)}
      </Price>
      {order.tax !== undefined && (
        <Price name={m.order_added_tax()}>{formatPrice(order.tax)}</Price>
      )}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 pb-1">
        <dt className="font-label">{totalName(order)}</dt>
        <dd className="shrink-0 text-[1.25rem] font-normal tracking-lead tabular-nums">
          {formatPrice(order.total)}
        </dd>
      </div>
      {order.deposit !== undefined && (
        <Price name={m.order_deposit()}>{formatPrice(order.deposit)}</Price>
      )}
    </dl>
  );
}

function Price({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="min-w-0 text-ink-2">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
