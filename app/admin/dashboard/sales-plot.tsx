import { AxisBottom, AxisLeft, AxisRight } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { scaleLinear } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Sales } from "#shared/statistics/sales.ts";

import { longDay, shortDay, type Measure } from "./sales-labels.ts";
import { stepByKey } from "./step-by-key.ts";

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

/** All lengths in CSS pixels. */
const HEIGHT = 256;
const TOP = 8;
const FOOT = 32;
/** For the labels of the values, and on the other side for half of the last dot. */
const SIDE = 48;
const OTHER_SIDE = 8;
/** Of the labels: the width of a letter, at most, and the room between two labels. */
const LETTER = 7.5;
const LABEL_GAP = 20;
/** How far Page Up and Page Down go. */
const DAYS_PER_PAGE = 7;

const LABEL = { fill: "var(--color-ink-2)", fontSize: 12 } as const;

/**
 * Each day of the period over the same day of the one before. A pointer or the arrow keys show the
 * figures of a day, which a screen reader hears; who sees no plot has the same figures as a table.
 */
export default function SalesPlot({ sales, measure, name }: SalesPlotProps) {
  const direction = LANGUAGES[getLocale()].direction;
  const isRtl = direction === "rtl";
  const { frame, width } = useWidth();
  const [chosen, setChosen] = useState<number>();
  const points: Point[] = sales.days.map((day, index) => ({
    day: day.day,
    now: day[measure],
    before: sales.earlier[index]![measure],
    dayBefore: sales.earlier[index]!.day,
  }));
  const last = points.length - 1;
  // Another range may be shorter.
  const at = chosen === undefined ? undefined : Math.min(chosen, last);
  const point = at === undefined ? undefined : points[at]!;

  const [start, end] = isRtl ? [width - SIDE, OTHER_SIDE] : [SIDE, width - OTHER_SIDE];
  const x = scaleLinear({ domain: [0, last], range: [start, end] });
  const highest = Math.max(1, ...points.flatMap(({ now, before }) => [now, before]));
  const y = scaleLinear({ domain: [0, highest], range: [HEIGHT - FOOT, TOP], nice: 4 });
  const xOf = (_: Point, index: number) => x(index);
  const labels = points.map(({ day }) => shortDay(day));
  const labelWidth = LETTER * Math.max(...labels.map(({ length }) => length)) + LABEL_GAP;
  const everyDays = Math.ceil((labelWidth * last) / Math.max(1, Math.abs(end - start)));
  const ValueAxis = isRtl ? AxisRight : AxisLeft;

  const dayUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.round(x.invert(clientX - left)))));
  };
  const dayByKey = (event: KeyboardEvent) => {
    const next = stepByKey(event.key, at ?? last, { last, isRtl, page: DAYS_PER_PAGE });
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <figure className="mt-5" dir="ltr">
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={m.panel_dashboard_sales_plot_label({ name })}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={spoken(point ?? points[last]!, measure)}
        className="relative touch-pan-y rounded-badge focus-ring"
        style={{ height: HEIGHT }}
        onPointerMove={dayUnder}
        onPointerDown={dayUnder}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
        onKeyDown={dayByKey}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true" className="block">
            <GridRows
              scale={y}
              left={Math.min(start, end)}
              width={Math.abs(end - start)}
              numTicks={4}
              stroke="var(--color-line)"
            />
            <ValueAxis
              scale={y}
              left={start}
              numTicks={4}
              tickFormat={(value) => (Number.isInteger(value) ? formatNumber(Number(value)) : "")}
              tickLabelProps={{ ...LABEL, dy: "0.33em", textAnchor: isRtl ? "start" : "end" }}
              hideTicks
              hideAxisLine
            />
            <AxisBottom
              scale={x}
              top={HEIGHT - FOOT}
              tickValues={points
                .map((_, index) => last - index)
                .filter((_, i) => i % everyDays === 0)}
              tickFormat={(index) => {
                const text = labels[Number(index)]!;
                return isRtl ? isolated(text) : text;
              }}
              tickLabelProps={(_, index) => ({
                ...LABEL,
                textAnchor: index === 0 ? (isRtl ? "start" : "end") : "middle",
              })}
              hideTicks
              stroke="var(--color-ink)"
            />
            <AreaClosed
              data={points}
              x={xOf}
              y={({ now }) => y(now)}
              yScale={y}
              fill="var(--color-paper-lo)"
              fillOpacity={0.6}
            />
            <LinePath
              data={points}
              x={xOf}
              y={({ before }) => y(before)}
              stroke="var(--color-ink-3)"
              strokeDasharray="3 4"
              strokeWidth={1.25}
            />
            <LinePath
              data={points}
              x={xOf}
              y={({ now }) => y(now)}
              stroke="var(--color-ink)"
              strokeWidth={1.75}
              strokeLinejoin="round"
            />
            {point && (
              <>
                <line
                  x1={x(at!)}
                  x2={x(at!)}
                  y1={TOP}
                  y2={HEIGHT - FOOT}
                  stroke="var(--color-ink-3)"
                />
                <circle
                  cx={x(at!)}
                  cy={y(point.now)}
                  r={4}
                  fill="var(--color-copper)"
                  stroke="var(--color-paper-hi)"
                />
              </>
            )}
          </svg>
        )}
        {point && <DayNote point={point} measure={measure} left={x(at!)} width={width} />}
      </div>
      <figcaption
        dir={direction}
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

/** The width of an element in CSS pixels, 0 before it is drawn. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** A right-to-left text within the plot, which runs from left to right. */
const isolated = (text: string) => `\u2067${text}\u2069`;

const written = (value: number, measure: Measure) =>
  measure === "orders" ? m.panel_dashboard_sales_count({ count: value }) : formatPrice(value);

function spoken({ day, now, dayBefore, before }: Point, measure: Measure): string {
  return `${longDay(day)}: ${written(now, measure)}. ${longDay(dayBefore)}: ${written(before, measure)}`;
}

interface DayNoteProps {
  point: Point;
  measure: Measure;
  /** Where the day stands, and the width of the plot, in CSS pixels. */
  left: number;
  width: number;
}

/** The figures of a day, on the side of it with more room. */
function DayNote({ point, measure, left, width }: DayNoteProps) {
  const room = left > width / 2 ? { right: width - left + 10 } : { left: left + 10 };
  return (
    <div
      aria-hidden="true"
      dir={LANGUAGES[getLocale()].direction}
      style={room}
      className="pointer-events-none absolute top-3 w-max max-w-[60%] rounded-panel bg-night px-3 py-2 text-note text-on-night shadow-menu"
    >
      <p className="font-label">{longDay(point.day)}</p>
      <p className="tabular-nums">{written(point.now, measure)}</p>
      <p className="mt-1 text-on-night-2 tabular-nums">
        {longDay(point.dayBefore)}: {written(point.before, measure)}
      </p>
    </div>
  );
}
