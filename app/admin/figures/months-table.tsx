import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { MonthFigures } from "#shared/statistics/months.ts";

import { longMonth } from "../resource/display-date.ts";
import { MEASURE_NAMES, MEASURES, writtenOf } from "./measures.ts";

interface MonthsTableProps {
  months: readonly MonthFigures[];
  chosen: string;
  onChoose: (month: string) => void;
}

/** All figures of all months, the latest first. */
export function MonthsTable({ months, chosen, onChoose }: MonthsTableProps) {
  return (
    <div
      // Scrolled by keyboard as well.
      tabIndex={0}
      role="region"
      aria-label={m.panel_figures_table_label()}
      className="mt-5 max-h-96 overflow-auto rounded-panel shadow-line focus-ring"
    >
      <table className="w-full whitespace-nowrap tabular-nums">
        <thead className="sticky top-0 z-1 bg-paper-hi text-note text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="px-4 py-2 text-start font-normal">
              {m.panel_figures_month()}
            </th>
            {MEASURE_NAMES.map((measure) => (
              <th key={measure} scope="col" className="px-4 py-2 text-end font-normal">
                {MEASURES[measure].label()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {months.toReversed().map((month) => (
            <tr key={month.month} className={classNames(month.month === chosen && "bg-paper-lo")}>
              <th scope="row" className="px-4 text-start font-normal">
                <button
                  type="button"
                  aria-pressed={month.month === chosen}
                  onClick={() => onChoose(month.month)}
                  className="min-h-11 rounded-badge hover:text-copper-lo focus-ring md:min-h-9"
                >
                  {longMonth(month.month)}
                </button>
              </th>
              {MEASURE_NAMES.map((measure) => (
                <td key={measure} className="px-4 text-end">
                  {writtenOf(month, measure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
