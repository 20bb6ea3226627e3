import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { MonthFigures, Months } from "#shared/statistics/months.ts";

import { Choice } from "../resource/choice.tsx";
import { longMonth } from "../resource/display-date.ts";
import { EmptyState } from "../resource/empty-state.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { monthQuery } from "./figure-queries.ts";
import { MEASURE_NAMES, MEASURES, type Measure } from "./measures.ts";
import { MonthBars } from "./month-bars.tsx";
import { MonthGroups } from "./month-groups.tsx";
import { MonthTiles } from "./month-tiles.tsx";
import { MonthsTable } from "./months-table.tsx";

const VIEWS = ["plot", "table"] as const;

const isEmpty = (month: MonthFigures) => MEASURE_NAMES.every((name) => !MEASURES[name].of(month));

interface FiguresProps {
  /** All months of the period. */
  query: UseQueryResult<Months>;
  chosen: string;
  /** Whether the chosen month is not over yet. */
  isPresent: boolean;
  onChoose: (month: string) => void;
}

/** The chosen month beside the one before, all months as a plot or a table, and what the month is made of. */
export function Figures({ query, chosen, isPresent, onChoose }: FiguresProps) {
  const [measure, setMeasure] = useState<Measure>("sales");
  const [view, setView] = useState<(typeof VIEWS)[number]>("plot");
  const month = useQuery(monthQuery(chosen));
  const failed = [query, month].filter(({ data, isError }) => isError && !data);
  if (failed.length > 0) {
    return (
      <LoadError
        text={m.panel_figures_failed()}
        onRetry={() => failed.forEach((each) => void each.refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!query.data || !month.data) return <Skeleton className="mt-5 h-128 w-full" />;
  const { months } = query.data;
  if (months.every(isEmpty)) {
    return <EmptyState title={m.panel_figures_empty()} hint={m.panel_figures_empty_hint()} />;
  }
  const [before, now] = month.data.months;
  const isWaiting = query.isPlaceholderData || month.isPlaceholderData;
  return (
    <div className={isWaiting ? "opacity-50 transition-opacity" : undefined}>
      <h2 aria-live="polite" className="mt-5 text-[1.25rem] tracking-item">
        {isPresent
          ? m.panel_figures_so_far({ month: longMonth(now!.month) })
          : longMonth(now!.month)}
      </h2>
      <MonthTiles now={now!} before={before!} chosen={measure} onChoose={setMeasure} />
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <p className="max-w-150 min-w-0 flex-1 basis-70 text-note text-ink-2">
          <b className="font-label text-ink">{MEASURES[measure].label()}</b>{" "}
          {MEASURES[measure].hint()}
        </p>
        <Choice
          label={m.panel_dashboard_sales_view()}
          options={VIEWS.map((value) => ({
            value,
            label:
              value === "plot" ? m.panel_dashboard_sales_plot() : m.panel_dashboard_sales_table(),
          }))}
          value={view}
          onChange={setView}
        />
      </div>
      {view === "plot" ? (
        <MonthBars months={months} measure={measure} chosen={chosen} onChoose={onChoose} />
      ) : (
        <MonthsTable months={months} chosen={chosen} onChoose={onChoose} />
      )}
      <MonthGroups figures={month.data} />
    </div>
  );
}
