import { m } from "#app/i18n/translations.ts";
import { priceOfAll, timesName } from "#app/orders/all-cards.ts";
import { formatPrice, formatReduction } from "#app/ui/price.ts";
import type { OrderAddon } from "#shared/orders/order.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../names/names.ts";
import { addonsOfAll } from "./addons-of-all.ts";
import { deliveryFeeText, placeOf } from "./order-labels.ts";

export interface PriceLine {
  name: string;
  /** With its currency. */
  price: string;
  /** The addon that the line is for, and the name on the card that has it as the only one. */
  addon?: { chosen: OrderAddon; nameOnCard?: string };
}

/** What an order's total consists of, as staff see it. */
export function priceLinesOf(
  order: StaffOrder,
  delivery = m.panel_summary_delivery({ city: placeOf(order).city }),
): PriceLine[] {
  const { product, setup, discount, tax } = order;
  const lines: PriceLine[] = [
    {
      name: timesName(order, nameOf("product", product.title)),
      price: formatPrice(priceOfAll(order, product.price)),
    },
  ];
  for (const line of addonsOfAll(order)) {
    const { chosen, card } = line;
    lines.push({
      name: timesName(line, nameOf("addon", chosen.addon.title)),
      price: formatPrice(priceOfAll(line, chosen.price)),
      addon: { chosen, nameOnCard: card?.nameOnCard },
    });
  }
  if (setup !== undefined) lines.push({ name: m.order_setup(), price: formatPrice(setup) });
  if (discount) {
    const name = m.order_discount({ code: discount.code });
    lines.push({ name, price: formatReduction(discount.amount) });
  }
  lines.push({ name: delivery, price: deliveryFeeText(order) });
  if (tax !== undefined) lines.push({ name: m.panel_orders_added_tax(), price: formatPrice(tax) });
  return lines;
}
