import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Sales } from "#shared/statistics/sales.ts";

import { longDay, shortDay, type Measure } from "./sales-words.ts";

interface SalesPlotProps {
  sales: Sales;
  measure: Measure;
  /** What the measure is called. */
  name: string;
}

interface Point {
  day: string;
  now: number;
  before: number;
  dayBefore: string;
}

const TICK = { fill: "var(--color-ink-2)", fontSize: 12 } as const;

/**
 * Each day of the period over the same day of the one before. The arrow keys go from day to day; who
 * sees no plot has the same figures as a table.
 */
export default function SalesPlot({ sales, measure, name }: SalesPlotProps) {
  const isRtl = LANGUAGES[getLocale()].direction === "rtl";
  const points: Point[] = sales.days.map((day, index) => ({
    day: day.day,
    now: day[measure],
    before: sales.earlier[index]![measure],
    dayBefore: sales.earlier[index]!.day,
  }));
  return (
    <figure className="mt-5" dir="ltr">
      <ResponsiveContainer width="100%" height={256} initialDimension={{ width: 320, height: 256 }}>
        <ComposedChart
          data={points}
          margin={{ top: 8, right: isRtl ? 0 : 8, bottom: 0, left: isRtl ? 8 : 0 }}
          accessibilityLayer
          title={m.panel_dashboard_sales_plot_label({ name })}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="day"
            reversed={isRtl}
            tickFormatter={(day: string) => (isRtl ? isolated(shortDay(day)) : shortDay(day))}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: "var(--color-ink)" }}
            minTickGap={36}
          />
          <YAxis
            orientation={isRtl ? "right" : "left"}
            allowDecimals={false}
            tickFormatter={(value: number) => formatNumber(value)}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            width={48}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: "var(--color-ink-3)" }}
            content={({ active, payload }) => {
              const point = payload[0]?.payload as Point | undefined;
              return active && point ? <DayNote point={point} measure={measure} /> : null;
            }}
          />
          <Line
            dataKey="before"
            stroke="var(--color-ink-3)"
            strokeDasharray="3 4"
            strokeWidth={1.25}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          <Area
            dataKey="now"
            stroke="var(--color-ink)"
            strokeWidth={1.75}
            fill="var(--color-paper-lo)"
            fillOpacity={0.6}
            activeDot={{ r: 4, fill: "var(--color-copper)", stroke: "var(--color-paper-hi)" }}
            dot={points.length <= 7 ? { r: 2.5, fill: "var(--color-ink)" } : false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      <figcaption
        dir={isRtl ? "rtl" : "ltr"}
        className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-note text-ink-2"
      >
        <span className="inline-flex items-center gap-2">
          <i aria-hidden="true" className="w-5 border-t-2 border-ink" />
          {m.panel_dashboard_sales_now()}
        </span>
        <span className="inline-flex items-center gap-2">
          <i aria-hidden="true" className="w-5 border-t-2 border-dashed border-ink-3" />
          {m.panel_dashboard_sales_before()}
        </span>
      </figcaption>
    </figure>
  );
}

/** A right-to-left text within the plot, which runs from left to right. */
const isolated = (text: string) => `\u2067${text}\u2069`;

function DayNote({ point, measure }: { point: Point; measure: Measure }) {
  const written = (value: number) =>
    measure === "orders" ? m.panel_dashboard_sales_count({ count: value }) : formatPrice(value);
  return (
    <div
      dir={LANGUAGES[getLocale()].direction}
      className="rounded-panel bg-night px-3 py-2 text-note text-on-night shadow-menu"
    >
      <p className="font-label">{longDay(point.day)}</p>
      <p className="tabular-nums">{written(point.now)}</p>
      <p className="mt-1 text-on-night-2 tabular-nums">
        {longDay(point.dayBefore)}: {written(point.before)}
      </p>
    </div>
  );
}
