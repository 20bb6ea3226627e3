import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { priceOfAll, timesName } from "#app/orders/all-cards.ts";
import { formatPrice, formatReduction } from "#app/ui/price.ts";
import type { OrderAddon } from "#shared/orders/order.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../../names/names.ts";
import { PictureLink } from "../../resource/picture-link.tsx";
import { addonsOfAll } from "../addons-of-all.ts";
import { addonValueOf, deliveryFeeText, placeOf, totalLabel } from "../order-labels.ts";
import { Section } from "../section.tsx";

/** What was ordered, with the values given, and what it comes to. */
export function PriceSection({ order }: { order: StaffOrder }) {
  return (
    <Section title={m.panel_orders_items()}>
      <table className="w-full">
        <caption className="sr-only">{m.panel_orders_items()}</caption>
        <tbody>
          <Line
            name={timesName(order, nameOf("product", order.product.title))}
            price={formatPrice(priceOfAll(order, order.product.price))}
          />
          {addonsOfAll(order).map(({ chosen, quantity, card }, index) => (
            <Line
              key={index}
              name={timesName({ quantity }, nameOf("addon", chosen.addon.title))}
              price={formatPrice(priceOfAll({ quantity }, chosen.price))}
            >
              {card && (
                <span className="block">
                  <bdi>{card.nameOnCard}</bdi>
                </span>
              )}
              <AddonValue chosen={chosen} />
            </Line>
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
            <td className="py-3 text-end font-label whitespace-nowrap tabular-nums">
              {formatPrice(order.total)}
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

interface LineProps {
  name: string;
  price: string;
  /** Under the name. */
  children?: ReactNode;
}

function Line({ name, price, children }: LineProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2.75 pe-4 text-start align-top font-text wrap-anywhere">
        <bdi>{name}</bdi>
        {children && <span className="block text-note text-ink-2">{children}</span>}
      </th>
      <td className="py-2.75 text-end align-top whitespace-nowrap tabular-nums">{price}</td>
    </tr>
  );
}

function AddonValue({ chosen }: { chosen: OrderAddon }) {
  const { addon, inputType, addonValue } = chosen;
  if (addonValue === "") return m.panel_addon_no_value();
  if (inputType !== "image") return <bdi className="wrap-anywhere">{addonValueOf(chosen)}</bdi>;
  return <PictureLink src={addonValue} alt={nameOf("addon", addon.title)} className="max-h-24" />;
}
