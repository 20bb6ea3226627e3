import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

/** Dates of orders in the page's language, by the clocks of Jordan. */
function inJordan(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, {
    ...options,
    timeZone: "Asia/Amman",
  });
}

/** '1 March 2026' */
export const dayOf = (at: string) => inJordan({ dateStyle: "long" }).format(new Date(at));

/** '1 March at 2:30 pm' */
export const momentOf = (at: string) =>
  inJordan({
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
  }).format(new Date(at));
