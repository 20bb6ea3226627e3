import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { Sales } from "#shared/statistics/sales.ts";

import { longDay } from "./sales-labels.ts";

/** The plot's figures, the latest day first. */
export default function SalesTable({ sales: { days } }: { sales: Sales }) {
  return (
    <div
      // Scrolled by keyboard as well.
      tabIndex={0}
      role="region"
      aria-label={m.panel_dashboard_sales_table_label()}
      className="mt-5 h-72 overflow-y-auto rounded-panel shadow-line focus-ring"
    >
      <table className="w-full tabular-nums">
        <thead className="sticky top-0 bg-paper-hi text-note text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="px-4 py-2 text-start font-normal">
              {m.panel_dashboard_sales_day()}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-normal">
              {m.panel_dashboard_sales_orders()}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-normal">
              {m.panel_dashboard_sales_revenue()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row" className="px-4 py-2 text-start font-normal">
                {longDay(day)}
              </th>
              <td className="px-4 py-2 text-end">{formatNumber(orders)}</td>
              <td className="px-4 py-2 text-end whitespace-nowrap">{formatPrice(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
