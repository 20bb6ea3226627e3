import { classNames } from "#app/ui/class-names.ts";

import { PolicyText } from "./policy-text.tsx";
import type { PolicyTable } from "./policy.ts";

/** Up to this length, in characters, a row's header fits into one line on the smallest phone. */
const SHORT_HEAD = 20;
/** A longer text, in characters, would make its column too narrow to read on a phone. */
const LONG_CELL = 60;

/** The last column of short cells, whose figures then stand below each other. */
const AT_END = "last:text-end";

/**
 * A table that fits on phones: rows with long cells are stacked there. Some screen readers ignore
 * tables with another CSS `display`, hence the explicit roles.
 */
export function FactsTable({ table }: { table: PolicyTable }) {
  const { caption, head, rows, isDollarsOnly } = table;
  const isLong = rows.some((row) => row.some((cell) => cell.length > LONG_CELL));
  const hasShortHeads = rows.every(([head = ""]) => head.length <= SHORT_HEAD);
  const stacked = isLong && "max-md:block print:table-row";
  const stackedCell = isLong && "max-md:block max-md:pe-0 print:table-cell";
  return (
    <table
      role="table"
      className="w-full border-collapse text-start tabular-nums print:break-inside-avoid"
    >
      <caption className="pb-3 text-start text-note text-ink-2">{caption}</caption>
      <thead role="rowgroup" className={classNames(isLong && "max-md:sr-only print:not-sr-only")}>
        <tr role="row" className="border-y border-t-ink border-b-line">
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              role="columnheader"
              className={classNames(
                "py-2.5 pe-2.5 md:pe-4 text-start text-note font-label text-ink-2 last:pe-0",
                !isLong && AT_END,
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={classNames(isLong && "max-md:border-t max-md:border-ink")}>
        {rows.map(([first = "", ...others]) => (
          <tr
            key={first}
            role="row"
            className={classNames("border-b border-line align-baseline", stacked)}
          >
            <th
              scope="row"
              role="rowheader"
              className={classNames(
                "py-3.5 pe-2.5 md:pe-4 text-start font-label",
                isLong && "max-md:pb-0 md:w-1/3",
                hasShortHeads && "whitespace-nowrap",
                stackedCell,
              )}
            >
              <PolicyText text={first} />
            </th>
            {others.map((cell) => (
              <td
                key={cell}
                role="cell"
                className={classNames(
                  "py-3.5 pe-2.5 md:pe-4 last:pe-0",
                  isLong ? "max-md:pt-1" : AT_END,
                  stackedCell,
                )}
              >
                <PolicyText text={cell} dinars={isDollarsOnly ? "none" : "after"} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
