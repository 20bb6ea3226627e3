import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { Sales } from "#shared/statistics/sales.ts";

import { CardChip } from "../orders/card-chip.tsx";
import { OrderBadge } from "../orders/order-badge.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { useGroupNames } from "./group-names.ts";

/** The period's orders by status, city and color. */
export function SalesGroups({ sales }: { sales: Sales }) {
  const { colorOf, cityOf } = useGroupNames();
  return (
    <div className="mt-7 grid gap-x-7 gap-y-6 @[40rem]:grid-cols-3">
      <Group
        title={m.panel_column_status()}
        rows={sales.byStatus.map((row) => ({
          ...row,
          key: row.status,
          name: <OrderBadge status={row.status} />,
        }))}
      />
      <Group
        title={m.panel_column_city()}
        rows={sales.byCity.map((row, at) => ({
          ...row,
          key: at,
          name: <CutText>{cityOf(row)}</CutText>,
        }))}
      />
      <Group
        title={m.panel_detail_color()}
        rows={sales.byColor.map((row) => ({
          ...row,
          key: row.color,
          name: (
            <span className="flex min-w-0 items-center gap-2.5">
              <CardChip color={row.color} />
              <CutText>{colorOf(row)}</CutText>
            </span>
          ),
        }))}
      />
    </div>
  );
}

interface Row {
  key: string | number;
  name: ReactNode;
  orders: number;
  revenue?: number;
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  const most = Math.max(...rows.map(({ orders }) => orders), 1);
  return (
    <section className="min-w-0">
      <h3 className="border-b border-line-2 pb-2 text-note text-ink-2">{title}</h3>
      {rows.length === 0 && <p className="py-3 text-ink-2">{m.panel_dashboard_sales_none()}</p>}
      <ul>
        {rows.map(({ key, name, orders, revenue }) => (
          <li key={key} className="relative border-b border-line py-2">
            <div className="flex items-center justify-between gap-3">
              <span className="min-w-0">{name}</span>
              <span className="text-end whitespace-nowrap tabular-nums">
                {formatNumber(orders)}
                {revenue !== undefined && (
                  <span className="ms-2.5 text-note text-ink-2">{formatPrice(revenue)}</span>
                )}
              </span>
            </div>
            <i
              aria-hidden="true"
              className="absolute start-0 -bottom-px h-0.5 bg-ink/45"
              style={{ width: `${(orders / most) * 100}%` }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
