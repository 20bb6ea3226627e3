import { m } from "#app/i18n/translations.ts";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { formatNumber } from "#shared/format-number.ts";
import { orderNumber } from "#shared/ids.ts";

import { receivedColumn } from "../replies/received-column.tsx";
import { WaitingMark } from "../replies/waiting-mark.tsx";
import type { RowCard } from "../resource/card-list.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { NumberAndMoment } from "../resource/number-and-moment.tsx";
import { columnHelper, type PanelColumns } from "../resource/table-columns.ts";
import { BulkOrderBadge } from "./bulk-order-badge.tsx";

const column = columnHelper<BulkOrder>();

/** The bulk orders table, column by column. */
export const BULK_ORDER_COLUMNS: PanelColumns<BulkOrder> = [
  ...column.columns([
    column.accessor("_id", {
      id: "number",
      header: m.panel_bulk_column_number(),
      enableSorting: false,
      meta: { skeleton: "w-16", className: "@max-[48rem]:hidden" },
      cell: ({ getValue }) => (
        <span className="text-ink-2 tabular-nums">{orderNumber(getValue())}</span>
      ),
    }),
    column.accessor("companyInfo.companyName", {
      id: "companyName",
      header: m.panel_bulk_column_company(),
      meta: { skeleton: "w-36" },
      cell: ({ row: { original } }) => (
        <span className="block max-w-[clamp(9rem,20cqw,20rem)] leading-[1.35]">
          <CutText className="font-label">{original.companyInfo.companyName}</CutText>
          <CutText className="text-note text-ink-2">{original.companyInfo.contactPerson}</CutText>
        </span>
      ),
    }),
    column.accessor("companyInfo.email", {
      id: "contact",
      header: m.panel_bulk_column_contact(),
      enableSorting: false,
      meta: { skeleton: "w-36", className: "@max-[56rem]:hidden" },
      cell: ({ row: { original } }) => (
        <span className="block max-w-[clamp(9rem,20cqw,20rem)] leading-[1.35]">
          <CutText dir="ltr">{original.companyInfo.email}</CutText>
          <CutText dir="ltr" className="text-note text-ink-2 tabular-nums">
            {original.companyInfo.phone}
          </CutText>
        </span>
      ),
    }),
    column.accessor("orderDetails.employeeCount", {
      id: "employeeCount",
      header: m.panel_bulk_column_employees(),
      meta: { skeleton: "w-10", isFigure: true },
      cell: ({ getValue }) => formatNumber(getValue()),
    }),
    column.accessor("status", {
      id: "status",
      header: m.panel_column_status(),
      meta: { skeleton: "w-22" },
      cell: ({ getValue }) => <BulkOrderBadge status={getValue()} />,
    }),
  ]),
  ...receivedColumn<BulkOrder>(m.panel_column_created()),
];

/** A bulk order on phones. */
export function bulkOrderCard(bulkOrder: BulkOrder): RowCard {
  const { companyInfo, orderDetails } = bulkOrder;
  return {
    title: <CutText>{companyInfo.companyName}</CutText>,
    note: <NumberAndMoment number={orderNumber(bulkOrder._id)} at={bulkOrder.createdAt} />,
    badge: <BulkOrderBadge status={bulkOrder.status} />,
    detail: (
      <span className="min-w-0">
        <CutText>{companyInfo.contactPerson}</CutText>
        <WaitingMark record={bulkOrder} />
      </span>
    ),
    figure: m.panel_bulk_employees({ count: orderDetails.employeeCount }),
  };
}
