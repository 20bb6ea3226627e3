import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { MonthFigures } from "#shared/statistics/months.ts";

interface MeasureRules {
  label: () => string;
  /** What is counted in it, in a sentence. */
  hint: () => string;
  /** Null where there is nothing to say of. */
  of: (month: MonthFigures) => number | null;
  write: (value: number) => string;
}

const money = { write: formatPrice };
const count = { write: formatNumber };

/** What is known of a month, in the order in which it is shown. */
export const MEASURES = {
  sales: {
    label: () => m.panel_figures_sales(),
    hint: () => m.panel_figures_sales_hint(),
    of: ({ sales }) => sales,
    ...money,
  },
  orders: {
    label: () => m.panel_figures_orders(),
    hint: () => m.panel_figures_orders_hint(),
    of: ({ orders }) => orders,
    ...count,
  },
  fees: {
    label: () => m.panel_figures_fees(),
    hint: () => m.panel_figures_fees_hint(),
    of: ({ fees }) => fees,
    ...money,
  },
  discounts: {
    label: () => m.panel_figures_discounts(),
    hint: () => m.panel_figures_discounts_hint(),
    of: ({ discounts }) => discounts,
    ...money,
  },
  refunds: {
    label: () => m.panel_figures_refunds(),
    hint: () => m.panel_figures_refunds_hint(),
    of: ({ refunds }) => refunds,
    ...money,
  },
  kept: {
    label: () => m.panel_figures_kept(),
    hint: () => m.panel_figures_kept_hint(),
    of: ({ kept }) => kept,
    ...money,
  },
  tax: {
    label: () => m.panel_figures_tax(),
    hint: () => m.panel_figures_tax_hint(),
    of: ({ tax }) => tax,
    ...money,
  },
  cards: {
    label: () => m.panel_figures_cards(),
    hint: () => m.panel_figures_cards_hint(),
    of: ({ cards }) => cards,
    ...count,
  },
  delivered: {
    label: () => m.panel_figures_delivered(),
    hint: () => m.panel_figures_delivered_hint(),
    of: ({ delivered }) => delivered,
    ...count,
  },
  days: {
    label: () => m.panel_figures_days(),
    hint: () => m.panel_figures_days_hint(),
    of: ({ arrivals }) => arrivals && arrivals.days,
    ...count,
  },
  refused: {
    label: () => m.panel_figures_refused(),
    hint: () => m.panel_figures_refused_hint(),
    of: ({ refused }) => refused,
    ...count,
  },
} satisfies Record<string, MeasureRules>;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

export const writtenOf = (month: MonthFigures, measure: Measure): string => {
  const { of, write } = MEASURES[measure];
  const value = of(month);
  return value === null ? m.panel_figures_nothing() : write(value);
};

/** A month beside the one before, in words. */
export function comparedWith(now: number | null, before: number | null, month: string): string {
  if (now === null || before === null) return m.panel_figures_no_comparison({ month });
  if (now === before) return m.panel_figures_same({ month });
  if (before <= 0) return m.panel_figures_none_before({ month });
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return m.panel_figures_about_same({ month });
  return now > before
    ? m.panel_figures_more({ percent, month })
    : m.panel_figures_less({ percent, month });
}

/** How many of the promised came on time, in percent. */
export const onTimePercent = ({ arrivals }: MonthFigures): number | null =>
  arrivals && Math.round((arrivals.onTime / arrivals.orders) * 100);
