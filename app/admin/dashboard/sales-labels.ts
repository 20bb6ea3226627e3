import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { SalesDay } from "#shared/statistics/sales.ts";

/** What the plot shows of each day. */
export const MEASURES = ["orders", "revenue"] as const;
export type Measure = (typeof MEASURES)[number];

/** '20 Nov'; a day has no time and needs no time zone. */
export function shortDay(day: string): string {
  return format(day, { day: "numeric", month: "short" });
}

/** 'Friday, 20 November 2026' */
export function longDay(day: string): string {
  return format(day, { dateStyle: "full" });
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const dates = new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, {
    timeZone: "UTC",
    ...options,
  });
  return dates.format(new Date(`${day}T00:00:00Z`));
}

export function sumOf(days: readonly SalesDay[], measure: Measure): number {
  const sum = days.reduce((total, day) => total + day[measure], 0);
  // Dinars have three decimals, and a sum of fractions may have more.
  return Math.round(sum * 1000) / 1000;
}

/** By how many percent the period differs from the one before; undefined without one. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}
