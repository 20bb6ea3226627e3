import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { Handover } from "#shared/handovers/handover.ts";

import type { RowCard } from "../../resource/card-list.tsx";
import { CutText } from "../../resource/cut-text.tsx";
import { shortMoment } from "../../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../../resource/table-columns.ts";

const column = columnHelper<Handover>();

export const sheetName = ({ number }: Handover) => m.panel_handover_sheet({ number });

/** How far a sheet is: what came short stands out. */
function SheetState({ sheet }: { sheet: Handover }) {
  if (sheet.missing > 0) {
    return (
      <Badge tone="bad">{m.panel_handover_lacks({ amount: formatPrice(sheet.missing) })}</Badge>
    );
  }
  return sheet.open > 0 ? (
    <Badge tone="warn">{m.panel_handover_open_count({ count: sheet.open })}</Badge>
  ) : (
    <Badge tone="ok">{m.panel_handover_done()}</Badge>
  );
}

export const HANDOVER_COLUMNS: PanelColumns<Handover> = column.columns([
  column.accessor("number", {
    id: "number",
    header: m.panel_handover_number(),
    enableSorting: false,
    meta: { skeleton: "w-16" },
    cell: ({ row: { original } }) => <span className="font-label">{sheetName(original)}</span>,
  }),
  column.accessor("courier", {
    id: "courier",
    header: m.order_page_tracking_courier(),
    enableSorting: false,
    meta: { skeleton: "w-28" },
    cell: ({ getValue }) => <CutText>{getValue()}</CutText>,
  }),
  column.accessor("createdAt", {
    id: "createdAt",
    header: m.panel_column_created(),
    sortDescFirst: true,
    meta: { skeleton: "w-22", className: "@max-[42rem]:hidden" },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} className="text-ink-2 tabular-nums">
        {shortMoment(getValue())}
      </time>
    ),
  }),
  column.accessor("orders", {
    id: "orders",
    header: m.panel_screen("orders"),
    enableSorting: false,
    meta: { skeleton: "w-10", isFigure: true },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor("expected", {
    id: "expected",
    header: m.panel_handover_expected(),
    enableSorting: false,
    meta: { skeleton: "w-16", isFigure: true },
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("brought", {
    id: "brought",
    header: m.panel_handover_brought(),
    enableSorting: false,
    meta: { skeleton: "w-16", isFigure: true },
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("open", {
    id: "state",
    header: m.panel_column_status(),
    enableSorting: false,
    meta: { skeleton: "w-22" },
    cell: ({ row: { original } }) => <SheetState sheet={original} />,
  }),
]);

/** A sheet on phones. */
export function handoverCard(sheet: Handover): RowCard {
  return {
    title: sheetName(sheet),
    note: shortMoment(sheet.createdAt),
    badge: <SheetState sheet={sheet} />,
    detail: <bdi>{sheet.courier}</bdi>,
    figure: formatPrice(sheet.expected),
  };
}
