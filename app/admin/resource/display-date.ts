import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

/** Dates and times in Amman's time zone, with Latin digits. */

const TIME_ZONE = "Asia/Amman";

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, { timeZone: TIME_ZONE, ...options });
}

/** '20 Nov, 21:40'; for other years '20 Nov 2025'. */
export function shortMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const year = format({ year: "numeric" });
  if (year.format(moment) !== year.format(now)) {
    return format({ day: "numeric", month: "short", year: "numeric" }).format(moment);
  }
  const day = format({ day: "numeric", month: "short" }).format(moment);
  const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);
  return m.panel_day_and_time({ day, time });
}

/** '20 Nov' of a day like `2026-11-20`; of other years with the year. */
export function shortDay(day: string, now = new Date()): string {
  // Noon there is the same day in Amman.
  const moment = new Date(`${day}T09:00:00Z`);
  const isThisYear = moment.getUTCFullYear() === now.getUTCFullYear();
  return format({
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(moment);
}

const formatMonth = (month: string, options: Intl.DateTimeFormatOptions): string =>
  format(options).format(new Date(`${month}-01T09:00:00Z`));

/** 'November 2026' of a month like `2026-11`. */
export const longMonth = (month: string) => formatMonth(month, { month: "long", year: "numeric" });

/** 'Nov' */
export const shortMonth = (month: string) => formatMonth(month, { month: "short" });

/** '20 November 2026 at 21:40' */
export function longMoment(iso: string): string {
  return format({ dateStyle: "long", timeStyle: "short", hourCycle: "h23" }).format(new Date(iso));
}

/** 'Friday' */
export const weekdayOf = (moment: Date): string => format({ weekday: "long" }).format(moment);

/** 'Friday, 20 November 2026' */
export function longDay(moment = new Date()): string {
  const day = format({ day: "numeric", month: "long", year: "numeric" }).format(moment);
  return m.panel_weekday_and_day({ weekday: weekdayOf(moment), day });
}
