import type { KeyboardEvent, PointerEvent } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { MonthFigures } from "#shared/statistics/months.ts";

import { stepByKey } from "../dashboard/step-by-key.ts";
import { longMonth, shortMonth } from "../resource/display-date.ts";
import { MEASURES, writtenOf, type Measure } from "./measures.ts";
import { roundedUp } from "./rounded-up.ts";

interface MonthBarsProps {
  months: readonly MonthFigures[];
  measure: Measure;
  /** The month that is shown. */
  chosen: string;
  onChoose: (month: string) => void;
}

/** More months than a year have no room for their names: years are written. */
const NAMED = 12;

/**
 * A bar for each month, which a press or the arrow keys choose. It is laid out by style alone, so that it is
 * mirrored with the page; who sees no plot hears the chosen month, and has all as a table.
 */
export function MonthBars({ months, measure, chosen, onChoose }: MonthBarsProps) {
  const isRtl = LANGUAGES[getLocale()].direction === "rtl";
  const { of, write, label } = MEASURES[measure];
  const values = months.map((month) => Math.max(0, of(month) ?? 0));
  const highest = roundedUp(Math.max(...values));
  const last = months.length - 1;
  const at = months.findIndex(({ month }) => month === chosen);
  const choose = (index: number) => onChoose(months[Math.max(0, Math.min(last, index))]!.month);

  const byPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (clientX - left) / width;
    choose(Math.floor((isRtl ? 1 - part : part) * months.length));
  };
  const byKey = (event: KeyboardEvent) => {
    const next = stepByKey(event.key, at < 0 ? last : at, { last, isRtl, page: NAMED });
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className="mt-5 grid grid-cols-[auto_1fr] gap-x-2.5 text-note text-ink-2 tabular-nums">
      <div aria-hidden="true" className="flex h-56 flex-col justify-between text-end leading-none">
        <span>{write(highest)}</span>
        <span>{write(highest / 2)}</span>
        <span>0</span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={m.panel_figures_plot_label({ name: label() })}
        aria-valuemin={1}
        aria-valuemax={months.length}
        aria-valuenow={at + 1}
        aria-valuetext={
          at < 0 ? longMonth(chosen) : `${longMonth(chosen)}: ${writtenOf(months[at]!, measure)}`
        }
        onPointerDown={byPointer}
        onKeyDown={byKey}
        className="mt-1.5 flex h-54.5 cursor-pointer touch-pan-y items-end border-b border-ink bg-[linear-gradient(var(--color-line),var(--color-line)),linear-gradient(var(--color-line),var(--color-line))] bg-size-[100%_1px] bg-position-[0_0,0_50%] bg-no-repeat focus-ring"
      >
        {months.map(({ month }, index) => (
          <span key={month} className="flex h-full min-w-0 flex-1 items-end justify-center">
            <i
              className={classNames("block w-3/4", month === chosen ? "bg-ink" : "bg-ink/30")}
              style={{ height: `${(values[index]! / highest) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="col-start-2 flex pt-1.5">
        {months.map(({ month }, index) => (
          <span
            key={month}
            className={classNames(
              "relative h-5 flex-1",
              month === chosen && "border-t-2 border-copper font-label text-ink",
            )}
          >
            <span
              className={classNames(
                "absolute whitespace-nowrap",
                // The last one may be wider than its bar.
                index === last
                  ? "end-0 md:start-1/2 md:end-auto md:-translate-x-1/2 md:rtl:translate-x-1/2"
                  : "start-1/2 -translate-x-1/2 rtl:translate-x-1/2",
                months.length <= NAMED && (last - index) % 3 > 0 && "max-md:hidden",
              )}
            >
              {labelOf(month, months.length)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

function labelOf(month: string, many: number): string {
  if (many <= NAMED) return shortMonth(month);
  return month.endsWith("-01") ? month.slice(0, 4) : "";
}
