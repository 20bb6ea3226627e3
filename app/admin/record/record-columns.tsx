import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import type { RecordEntry } from "#shared/record/record.ts";
import type { Permission } from "#shared/session/permissions.ts";

import type { RowCard } from "../resource/card-list.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { shortMoment } from "../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../resource/table-columns.ts";
import { changeLines } from "./change-lines.ts";
import { entityLabel } from "./entity-labels.ts";
import { deviceLabel, kindLabel, recordName, roleNote, whoLabel } from "./record-labels.ts";
import { RecordLink } from "./record-link.tsx";
import { subjectLabel } from "./subject-label.ts";

const column = columnHelper<RecordEntry>();

/** With all columns they fit beside the sidebar of a small desk. */
const WIDE = "max-w-[clamp(9rem,22cqw,30rem)]";

/** Who did what and when, column by column; from where only for those whom the API tells it. */
export const recordColumns = (may: (permission: Permission) => boolean) =>
  may("security.read") ? COLUMNS : COLUMNS.filter(({ id }) => id !== "address");

const COLUMNS: PanelColumns<RecordEntry> = column.columns([
  column.accessor("who", {
    id: "who",
    header: m.panel_record_who(),
    enableSorting: false,
    meta: { skeleton: "w-32" },
    cell: ({ getValue }) => (
      <TwoLines
        first={
          <CutText className="max-w-[clamp(9rem,14cqw,16rem)] font-label">
            {whoLabel(getValue())}
          </CutText>
        }
        second={roleNote(getValue())}
      />
    ),
  }),
  column.accessor((entry) => kindLabel(entry), {
    id: "what",
    header: m.panel_record_what(),
    enableSorting: false,
    meta: { skeleton: "w-36" },
    cell: ({ getValue, row: { original } }) => (
      <TwoLines
        first={<CutText className={WIDE}>{getValue()}</CutText>}
        second={changeLines(original).join(" · ")}
      />
    ),
  }),
  column.accessor("record", {
    id: "record",
    header: m.panel_record_which(),
    enableSorting: false,
    meta: { skeleton: "w-36", className: "@max-[46rem]:hidden" },
    cell: ({ row: { original } }) => <RecordLink entry={original} />,
  }),
  column.accessor("at", {
    id: "at",
    header: m.panel_record_when(),
    sortDescFirst: true,
    meta: { skeleton: "w-22" },
    cell: ({ getValue }) => (
      <time dateTime={getValue()} className="text-ink-2 tabular-nums">
        {shortMoment(getValue())}
      </time>
    ),
  }),
  column.accessor("address", {
    id: "address",
    header: m.panel_record_where(),
    enableSorting: false,
    meta: { skeleton: "w-24", className: "@max-[58rem]:hidden" },
    cell: ({ row: { original } }) => (
      <TwoLines
        first={<CutText className="max-w-40 text-ink-2 tabular-nums">{original.address}</CutText>}
        second={deviceLabel(original)}
      />
    ),
  }),
]);

interface TwoLinesProps {
  first: ReactNode;
  second: string;
  /** How wide it is at most. */
  width?: string;
}

function TwoLines({ first, second, width = WIDE }: TwoLinesProps) {
  return (
    <span className="block min-w-0 leading-[1.35]">
      {first}
      {second && <CutText className={`${width} text-note text-ink-2`}>{second}</CutText>}
    </span>
  );
}

/** Something that was done, on phones. */
export function recordCard(entry: RecordEntry): RowCard {
  const { record, who } = entry;
  const about = record ? recordName(record) || entityLabel(record.entity) : subjectLabel(entry);
  return {
    title: <CutText>{whoLabel(who)}</CutText>,
    note: [roleNote(who), shortMoment(entry.at)].filter(Boolean).join(" · "),
    detail: (
      <TwoLines
        first={<CutText>{[kindLabel(entry), about].filter(Boolean).join(" · ")}</CutText>}
        second={changeLines(entry).join(" · ")}
        width="max-w-full"
      />
    ),
  };
}
