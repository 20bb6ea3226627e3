import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { Sales } from "#shared/statistics/sales.ts";

import { Choice } from "../resource/choice.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { changeOf, MEASURES, sumOf, type Measure } from "./sales-labels.ts";

/** Loaded with this screen only: it brings the plotting library. */
const loadPlot = async () => (await import("./sales-plot.tsx")).default;
const loadTable = async () => (await import("./sales-table.tsx")).default;

const NAMES: Record<Measure, () => string> = {
  orders: () => m.panel_dashboard_sales_orders(),
  revenue: () => m.panel_dashboard_sales_revenue(),
};

const VIEWS = ["plot", "table"] as const;

/** The period's sums, and each day as a plot or a table. */
export function SalesFigures({ sales }: { sales: Sales }) {
  const [measure, setMeasure] = useState<Measure>("orders");
  const [view, setView] = useState<(typeof VIEWS)[number]>("plot");
  const [isMissing, setMissing] = useState(false);
  const loading = {
    need: true,
    onMissing: () => setMissing(true),
    waiting: <Skeleton className="mt-5 h-64 w-full" />,
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-3">
        {MEASURES.map((each) => (
          <Sum
            key={each}
            sales={sales}
            measure={each}
            isChosen={each === measure}
            onChoose={() => setMeasure(each)}
          />
        ))}
        <div className="ms-auto">
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
      </div>
      {isMissing ? (
        <LoadError
          text={m.panel_page_failed()}
          onRetry={() => setMissing(false)}
          isRetrying={false}
        />
      ) : view === "table" ? (
        <LazyPart key="table" load={loadTable} props={{ sales }} {...loading} />
      ) : (
        <LazyPart
          key="plot"
          load={loadPlot}
          props={{ sales, measure, name: NAMES[measure]() }}
          {...loading}
        />
      )}
    </>
  );
}

interface SumProps {
  sales: Sales;
  measure: Measure;
  isChosen: boolean;
  onChoose: () => void;
}

/** A sum with its change; pressed, the plot shows it. */
function Sum({ sales, measure, isChosen, onChoose }: SumProps) {
  const sum = sumOf(sales.days, measure);
  const change = changeOf(sum, sumOf(sales.earlier, measure));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        "rounded-badge text-start focus-ring",
        isChosen ? "text-ink" : "text-ink-2 hover:text-ink",
      )}
    >
      <span
        className={classNames(
          "block w-fit border-b text-note",
          isChosen ? "border-copper" : "border-transparent",
        )}
      >
        {NAMES[measure]()}
      </span>
      <span className="block text-[1.75rem] leading-tight font-figure tracking-section tabular-nums">
        {measure === "orders" ? formatNumber(sum) : formatPrice(sum)}
      </span>
      <span className="block text-note text-ink-2 tabular-nums">
        {change === undefined
          ? m.panel_dashboard_sales_no_earlier()
          : m.panel_dashboard_sales_change({
              percent: `${change > 0 ? "+" : ""}${formatNumber(change)}`,
            })}
      </span>
    </button>
  );
}
