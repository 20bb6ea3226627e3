import { useTable } from "@tanstack/react-table";
import { useEffect, useRef, useState, type MouseEvent } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FixedRow } from "#app/ui/movable-parts.ts";

import { actionsFor, type RowTraits } from "./row-action.ts";
import { RowMenu } from "./row-menu.tsx";
import type { MovingRows } from "./row-position.ts";
import { panelFeatures, sortingOf, sortParamOf, type PanelColumns } from "./table-columns.ts";
import { TableHead } from "./table-head.tsx";
import { useRowKeys } from "./use-row-keys.ts";

export interface DataTableProps<Row extends { _id: string }> extends RowTraits<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: PanelColumns<Row>;
  rows: readonly Row[];
  sort: string;
  onSort: (sort: string) => void;
  moving?: MovingRows<Row>;
}

const CELL = "h-13.75 border-b border-line px-2 first:ps-6.5 last:pe-5";

/** The rows of one page. A click, or Enter on the focused row, runs the first action. */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowName, actions, focused, sort, onSort, moving } = props;
  const RowPlace = moving?.parts.Row ?? FixedRow;
  const body = useRef<HTMLTableSectionElement>(null);
  // The row that had the focus last is the tab stop of the table.
  const [first] = useState(() => rows.findIndex((row) => row._id === focused));
  const [cursor, setCursor] = useState(Math.max(first, 0));
  const tabStop = Math.min(cursor, rows.length - 1);
  useRowKeys(body, rows, actions);
  useEffect(() => {
    if (first >= 0) body.current?.querySelectorAll<HTMLElement>("[data-row]")[first]?.focus();
  }, [first]);
  const table = useTable({
    features: panelFeatures,
    columns,
    data: rows,
    getRowId: ({ _id }) => _id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: sortingOf(sort) },
    onSortingChange(update) {
      const next = typeof update === "function" ? update(sortingOf(sort)) : update;
      const word = sortParamOf(next);
      if (word) onSort(word);
    },
  });

  return (
    <table className="w-full border-separate border-spacing-0 whitespace-nowrap">
      <caption className="sr-only">
        {label}. {m.panel_table_keys()}
      </caption>
      <TableHead groups={table.getHeaderGroups()} />
      <tbody ref={body}>
        {table.getRowModel().rows.map((row, index) => (
          <RowPlace key={row.id} id={row.id}>
            {({ ref, handle }) => (
              <tr
                ref={ref}
                data-row
                tabIndex={index === tabStop ? 0 : -1}
                onFocus={() => setCursor(index)}
                onClick={(event) =>
                  isOnRowItself(event) && actionsFor(actions, row.original)[0]?.run(row.original)
                }
                className="group/row has-[button[aria-haspopup=menu]]:cursor-pointer bg-paper-hi outline-none hover:bg-hover-wash focus:bg-hover-wash focus-visible:shadow-none has-data-popup-open:bg-hover-wash has-[[role=checkbox][aria-checked=true]]:bg-hover-wash data-dnd-dragging:shadow-menu"
              >
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    className={classNames(
                      CELL,
                      // Highlights the focused row at its start edge.
                      "first:border-s-2 first:border-s-transparent first:group-focus/row:border-s-copper first:group-has-data-popup-open/row:border-s-copper",
                      cell.column.columnDef.meta?.isFigure && "text-end tabular-nums",
                      cell.column.columnDef.meta?.className,
                    )}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
                <td className={classNames(CELL, "sticky end-0 w-0 bg-inherit text-end")}>
                  <span className="inline-flex align-middle">
                    {handle}
                    <RowMenu row={row.original} actions={actions} rowName={rowName} />
                  </span>
                </td>
              </tr>
            )}
          </RowPlace>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Whether a click was on the row itself: not on a control in it, and not the end of a text
 * selection.
 */
function isOnRowItself({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest("a, button, [role=menu], [role=menuitem]")) return false;
  return !getSelection()?.toString();
}
