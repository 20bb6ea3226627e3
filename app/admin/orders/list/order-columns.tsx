import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { CutText } from "../../resource/cut-text.tsx";
import { shortMoment } from "../../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../../resource/table-columns.ts";
import { CardChip } from "../card-chip.tsx";
import { OrderBadge } from "../order-badge.tsx";
import { colorOf, METHOD_LABELS, paymentLabel, placeOf } from "../order-labels.ts";
import { orderPagePath } from "../order-paths.ts";
import { OrderCheck, PageCheck } from "./order-checks.tsx";

const column = columnHelper<StaffOrder>();

/** The columns of the orders table. */
export const ORDER_COLUMNS: PanelColumns<StaffOrder> = column.columns([
  column.display({
    id: "select",
    header: () => <PageCheck />,
    meta: { skeleton: "w-4.5", className: "w-0" },
    cell: ({ row }) => <OrderCheck order={row.original} />,
  }),
  column.accessor("orderNumber", {
    id: "orderNumber",
    header: m.panel_column_order(),
    enableSorting: false,
    meta: { skeleton: "w-16" },
    cell: ({ row: { original } }) => (
      <Link
        to={orderPagePath(original._id)}
        tabIndex={-1}
        className="rounded-badge py-2 text-ink-2 tabular-nums underline-offset-4 hover:text-ink hover:underline"
      >
        <bdi dir="ltr">{original.orderNumber}</bdi>
      </Link>
    ),
  }),
  column.accessor("customerFullName", {
    id: "customer",
    header: m.panel_column_customer(),
    meta: { skeleton: "w-36" },
    cell: ({ row: { original } }) => (
      <span className="block max-w-[clamp(8.5rem,14cqw,22rem)] rtl:max-w-[clamp(7rem,10.5cqw,22rem)] leading-[1.35]">
        <CutText className="font-label">{original.customerFullName}</CutText>
        <CutText dir="ltr" className="text-note text-ink-2">
          {original.personalInfo.email}
        </CutText>
      </span>
    ),
  }),
  column.accessor(colorOf, {
    id: "card",
    header: m.panel_column_card(),
    enableSorting: false,
    meta: { skeleton: "w-16", className: "@max-[50rem]:hidden" },
    cell: ({ getValue, row: { original } }) => (
      <span className="flex items-center gap-2.5">
        <CardChip color={original.cardDesign.color} />
        <CutText className="max-w-[clamp(5rem,9cqw,12rem)]">{getValue()}</CutText>
      </span>
    ),
  }),
  column.accessor((order) => placeOf(order).city, {
    id: "city",
    header: m.panel_column_city(),
    enableSorting: false,
    meta: { skeleton: "w-14", className: "@max-[58rem]:hidden" },
    cell: ({ getValue }) => (
      <CutText className="max-w-[clamp(4.5rem,7cqw,12rem)]">{getValue()}</CutText>
    ),
  }),
  column.accessor("paymentMethod", {
    id: "payment",
    header: m.panel_column_payment(),
    enableSorting: false,
    meta: { skeleton: "w-24" },
    cell: ({ row }) => <Payment order={row.original} />,
  }),
  column.accessor("status", {
    id: "status",
    header: m.panel_column_status(),
    meta: { skeleton: "w-22" },
    cell: ({ getValue }) => <OrderBadge status={getValue()} />,
  }),
  column.accessor("total", {
    id: "total",
    header: m.panel_column_total(),
    meta: { skeleton: "w-14", isFigure: true },
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: m.panel_column_date(),
    sortDescFirst: true,
    meta: { skeleton: "w-22", className: "@max-[48rem]:hidden" },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} className="text-ink-2 tabular-nums">
        {shortMoment(getValue())}
      </time>
    ),
  }),
]);

function Payment({ order }: { order: StaffOrder }) {
  const { text, needsOwner } = paymentLabel(order);
  return (
    <span className="block leading-[1.35]">
      {METHOD_LABELS[order.paymentMethod]()}
      <span
        className={classNames(
          "block text-note tabular-nums",
          needsOwner ? "font-label text-copper" : "text-ink-2",
        )}
      >
        {text}
      </span>
    </span>
  );
}
