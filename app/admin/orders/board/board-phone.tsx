import { useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { BOARD_COLUMNS } from "#shared/board/board-column.ts";

import { FilterTabs } from "../../resource/filter-tabs.tsx";
import { COLUMN_LABELS } from "../column-labels.ts";
import { ColumnFoot } from "./column-foot.tsx";
import { TicketCard } from "./ticket-card.tsx";
import type { ShownColumn } from "./use-board.ts";

/** One column at a time, with the others as tabs. */
export function BoardPhone({ columns }: { columns: readonly ShownColumn[] }) {
  const [address] = useSearchParams();
  const asked = BOARD_COLUMNS.find((column) => column === address.get("column"));
  // Where nothing is asked for, the first with something to do.
  const shown =
    columns.find(({ column }) => column === asked) ??
    columns.find(({ count }) => count > 0) ??
    columns[0]!;
  return (
    <>
      <div className="shrink-0 overflow-x-auto border-b border-line px-4 py-3 [scrollbar-width:none]">
        <FilterTabs
          label={m.panel_board_columns()}
          tabs={columns.map(({ column, count }) => ({
            label: COLUMN_LABELS[column](),
            to: `?column=${column}`,
            isCurrent: column === shown.column,
            count,
          }))}
        />
      </div>
      <section
        data-column={shown.column}
        aria-label={COLUMN_LABELS[shown.column]()}
        className="p-4"
      >
        {shown.orders.length === 0 && (
          <p className="py-8 text-center text-ink-2">{m.panel_board_column_empty()}</p>
        )}
        <ul
          aria-label={COLUMN_LABELS[shown.column]()}
          className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
        >
          {shown.orders.map((ticket) => (
            <TicketCard key={ticket._id} ticket={ticket} isPhone />
          ))}
        </ul>
        <ColumnFoot shown={shown} />
      </section>
    </>
  );
}
