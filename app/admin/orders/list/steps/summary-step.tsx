import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { priceOfAll, timesName } from "#app/orders/all-cards.ts";
import { formatPrice, formatReduction } from "#app/ui/price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../../../names/names.ts";
import { Detail, Details } from "../../../resource/details.tsx";
import { longMoment } from "../../../resource/display-date.ts";
import { addonsOfAll } from "../../addons-of-all.ts";
import { OrderBadge } from "../../order-badge.tsx";
import { addressOf, deliveryFeeText, placeOf, totalLabel } from "../../order-labels.ts";

/** Step 6: the total, and data about the order itself. */
export function SummaryStep({ order }: { order: StaffOrder }) {
  const { product } = order;
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{m.panel_step_summary()}</caption>
        <tbody>
          <Line
            name={timesName(order, nameOf("product", product.title))}
            price={formatPrice(priceOfAll(order, product.price))}
          />
          {addonsOfAll(order).map(({ chosen, quantity }, index) => (
            <Line
              key={index}
              name={timesName({ quantity }, nameOf("addon", chosen.addon.title))}
              price={formatPrice(priceOfAll({ quantity }, chosen.price))}
            />
          ))}
          {order.setup !== undefined && (
            <Line name={m.order_setup()} price={formatPrice(order.setup)} />
          )}
          {order.discount && (
            <Line
              name={m.order_discount({ code: order.discount.code })}
              price={formatReduction(order.discount.amount)}
            />
          )}
          <Line
            name={m.panel_summary_delivery({ city: placeOf(order).city })}
            price={deliveryFeeText(order)}
          />
          {order.tax !== undefined && (
            <Line name={m.panel_orders_added_tax()} price={formatPrice(order.tax)} />
          )}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink text-base">
            <th scope="row" className="py-3 text-start font-label">
              {totalLabel(order)}
            </th>
            <td className="py-3 text-end font-label tabular-nums">{formatPrice(order.total)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-2 border-t border-line">
        <Details>
          <Detail label={m.panel_detail_order_number()}>
            <span className="tabular-nums">{order.orderNumber}</span>
          </Detail>
          <Detail label={m.panel_column_status()}>
            <OrderBadge status={order.status} />
          </Detail>
          <Detail label={m.panel_detail_address()}>{addressOf(order)}</Detail>
          <Detail label={m.panel_detail_created()}>{longMoment(order.createdAt)}</Detail>
          <Detail label={m.panel_detail_updated()}>{longMoment(order.updatedAt)}</Detail>
        </Details>
      </div>
    </>
  );
}

function Line({ name, price }: { name: ReactNode; price: string }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2.75 text-start font-text" dir="auto">
        {name}
      </th>
      <td className="py-2.75 text-end whitespace-nowrap tabular-nums">{price}</td>
    </tr>
  );
}
