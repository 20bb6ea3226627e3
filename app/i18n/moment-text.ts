import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

/** A moment as staff read it in e-mails and on the page that one leads to, in Amman. */
export function momentOf(iso: string): string {
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, {
    timeZone: "Asia/Amman",
    dateStyle: "long",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(new Date(iso));
}
