import { m } from "#app/i18n/translations.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { Detail, Details } from "../../../resource/details.tsx";
import { longMoment } from "../../../resource/display-date.ts";
import { OrderBadge } from "../../order-badge.tsx";
import { addressOf } from "../../order-labels.ts";
import { PriceTable } from "../../price-table.tsx";

/** Step 6: the total, and data about the order itself. */
export function SummaryStep({ order }: { order: StaffOrder }) {
  return (
    <>
      <PriceTable order={order} caption={m.panel_step_summary()} />
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
