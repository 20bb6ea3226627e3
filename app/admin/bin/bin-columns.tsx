import { m } from "#app/i18n/translations.ts";
import type { BinItem } from "#shared/bin/bin.ts";
import { NAME_KINDS } from "#shared/names/name-calls.ts";

import { nameOf } from "../names/names.ts";
import type { RowCard } from "../resource/card-list.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { shortMoment } from "../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../resource/table-columns.ts";

const column = columnHelper<BinItem>();

/** A record as staff know it; a header image has no name but its kind's. */
export function binName({ name, entity }: BinItem): string {
  const kind = NAME_KINDS.find((each) => each === entity);
  return (kind ? nameOf(kind, name) : name) || m.api_message_entity(entity);
}

/** The table of deleted records, column by column. */
export const BIN_COLUMNS: PanelColumns<BinItem> = column.columns([
  column.accessor("name", {
    id: "name",
    header: m.panel_bin_column_what(),
    enableSorting: false,
    meta: { skeleton: "w-40" },
    cell: ({ row: { original } }) => (
      <span className="block leading-[1.35]">
        <CutText className="max-w-[clamp(10rem,34cqw,32rem)] font-label">
          {binName(original)}
        </CutText>
        <span className="block text-note text-ink-2">{m.api_message_entity(original.entity)}</span>
      </span>
    ),
  }),
  column.accessor("deletedAt", {
    id: "deletedAt",
    header: m.panel_bin_column_deleted(),
    sortDescFirst: true,
    meta: { skeleton: "w-22" },
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor(({ deletedBy }) => deletedBy?.name ?? "", {
    id: "deletedBy",
    header: m.panel_bin_column_by(),
    enableSorting: false,
    meta: { skeleton: "w-24", className: "@max-[42rem]:hidden" },
    cell: ({ getValue }) => <CutText className="max-w-48 text-ink-2">{getValue()}</CutText>,
  }),
  column.accessor("restorableUntil", {
    id: "restorableUntil",
    header: m.panel_bin_column_until(),
    enableSorting: false,
    meta: { skeleton: "w-22", className: "@max-[52rem]:hidden" },
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]);

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-ink-2 tabular-nums">
      {shortMoment(at)}
    </time>
  );
}

/** A deleted record on phones. */
export function binCard(item: BinItem): RowCard {
  return {
    title: <CutText>{binName(item)}</CutText>,
    note: shortMoment(item.deletedAt),
    detail: (
      <CutText>
        {[m.api_message_entity(item.entity), item.deletedBy?.name].filter(Boolean).join(" · ")}
      </CutText>
    ),
  };
}
