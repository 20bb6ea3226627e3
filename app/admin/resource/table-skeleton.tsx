import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import type { PanelColumns } from "./table-columns.ts";
import { HEAD_CELL } from "./table-head.tsx";

interface SkeletonProps<Row extends object> {
  columns: PanelColumns<Row>;
  /** The number of expected rows. */
  count: number;
}

/** A placeholder for a table's rows, with the same heights and similar column widths. */
export function TableSkeleton<Row extends object>({ columns, count }: SkeletonProps<Row>) {
  return (
    <table aria-hidden="true" className="w-full border-separate border-spacing-0">
      <thead>
        <tr>
          {columns.map(({ id, header, meta }) => (
            <th
              key={id}
              className={classNames(
                HEAD_CELL,
                meta?.isFigure ? "text-end" : "text-start",
                meta?.className,
              )}
            >
              {typeof header === "string" ? header : null}
            </th>
          ))}
          <th className={classNames(HEAD_CELL, "w-14")} />
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, row) => (
          <tr key={row}>
            {columns.map(({ id, meta }) => (
              <td
                key={id}
                className={classNames(
                  "h-13.75 border-b border-line px-2 first:ps-7",
                  meta?.className,
                )}
              >
                <Skeleton
                  className={classNames("h-3.5", meta?.skeleton, meta?.isFigure && "ms-auto")}
                />
              </td>
            ))}
            <td className="border-b border-line" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A placeholder for the cards on phones. */
export function CardListSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="grid gap-3 border-b border-line px-4 py-4.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-3.5 w-52" />
        </div>
      ))}
    </div>
  );
}
