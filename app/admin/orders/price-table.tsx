import type { ReactNode } from "react";

import { formatPrice } from "#app/ui/price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { totalLabel } from "./order-labels.ts";
import { priceLinesOf, type PriceLine } from "./price-lines.ts";

interface PriceTableProps {
  order: StaffOrder;
  caption: string;
  /** What is shown under the name of an addon. */
  underAddon?: (addon: NonNullable<PriceLine["addon"]>) => ReactNode;
}

/** What was ordered, and what it comes to. */
export function PriceTable({ order, caption, underAddon }: PriceTableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {priceLinesOf(order).map(({ name, price, addon }, index) => (
          <tr key={index} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.75 pe-4 text-start align-top font-text wrap-anywhere">
              <bdi>{name}</bdi>
              {addon && underAddon && (
                <span className="block text-note text-ink-2">{underAddon(addon)}</span>
              )}
            </th>
            <td className="py-2.75 text-end align-top whitespace-nowrap tabular-nums">{price}</td>
          </tr>
        ))}
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
  );
}
