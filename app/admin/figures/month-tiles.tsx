import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { MonthFigures } from "#shared/statistics/months.ts";

import { longMonth } from "../resource/display-date.ts";
import {
  comparedWith,
  MEASURE_NAMES,
  MEASURES,
  onTimePercent,
  writtenOf,
  type Measure,
} from "./measures.ts";

interface MonthTilesProps {
  now: MonthFigures;
  before: MonthFigures;
  chosen: Measure;
  onChoose: (measure: Measure) => void;
}

/** A month's figures beside the month before; the pressed one is plotted. */
export function MonthTiles({ now, before, chosen, onChoose }: MonthTilesProps) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 @[44rem]:grid-cols-4 @[64rem]:grid-cols-6">
      {MEASURE_NAMES.map((measure) => (
        <button
          key={measure}
          type="button"
          aria-pressed={measure === chosen}
          onClick={() => onChoose(measure)}
          className={classNames(
            "flex min-w-0 flex-col items-start rounded-badge text-start focus-ring",
            measure === chosen ? "text-ink" : "text-ink-2 hover:text-ink",
          )}
        >
          <span
            className={classNames(
              "block w-fit border-b text-note",
              measure === chosen ? "border-copper" : "border-transparent",
            )}
          >
            {MEASURES[measure].label()}
          </span>
          <span className="block text-[1.375rem] leading-tight font-figure tabular-nums">
            {writtenOf(now, measure)}
          </span>
          <span className="block text-note text-ink-2">
            {comparedWith(
              MEASURES[measure].of(now),
              MEASURES[measure].of(before),
              longMonth(before.month),
            )}
          </span>
          {measure === "days" && now.arrivals && (
            <span className="block text-note text-ink-2">
              {m.panel_figures_promise({
                days: now.arrivals.promisedDays,
                percent: onTimePercent(now)!,
              })}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
