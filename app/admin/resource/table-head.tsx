import { FlexRender, type HeaderGroup } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

import type { panelFeatures } from "./table-columns.ts";

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** The column headers, which stay visible; those of sortable columns are buttons. */
export function TableHead<Row extends object>({
  groups,
}: {
  groups: HeaderGroup<typeof panelFeatures, Row>[];
}) {
  return (
    <thead>
      {groups.map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => {
            const { meta } = header.column.columnDef;
            const sorted = header.column.getIsSorted();
            const canSort = header.column.getCanSort();
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
                className={classNames(
                  HEAD_CELL,
                  meta?.isFigure ? "text-end" : "text-start",
                  meta?.className,
                )}
              >
                {canSort ? (
                  <button
                    type="button"
                    onClick={header.column.getToggleSortingHandler()}
                    className={classNames(
                      "group/sort -mx-1.5 inline-flex h-7 items-center gap-1 rounded-badge px-1.5 hover:text-ink",
                      meta?.isFigure && "flex-row-reverse",
                      sorted && "text-ink",
                    )}
                  >
                    <FlexRender header={header} />
                    <SortArrow sorted={sorted} />
                  </button>
                ) : (
                  <FlexRender header={header} />
                )}
              </th>
            );
          })}
          <th scope="col" className={classNames(HEAD_CELL, "end-0")}>
            <span className="sr-only">{m.panel_column_actions()}</span>
          </th>
        </tr>
      ))}
    </thead>
  );
}

export const HEAD_CELL =
  "sticky top-0 z-10 h-9.5 border-b border-line bg-head-wash px-2 text-note font-normal text-ink-2 first:ps-7 last:pe-5";

/** Shown in the sorted column, and as a hint when the pointer is over another sortable one. */
function SortArrow({ sorted }: { sorted: false | "asc" | "desc" }) {
  const Arrow = sorted === "asc" ? ArrowUp : ArrowDown;
  return (
    <Arrow
      size={13}
      strokeWidth={1.75}
      aria-hidden="true"
      className={classNames(
        !sorted && "opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60",
      )}
    />
  );
}
