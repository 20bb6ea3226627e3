import { BASE_LOCALE, LOCALES, type Locale } from "../shared/i18n/locale.ts";

/** The language of the pages that are built or served: `PAGES_LOCALE`. */
export const PAGES_LOCALE: Locale = named(process.env["PAGES_LOCALE"] ?? BASE_LOCALE);

function named(wanted: string): Locale {
  const locale = LOCALES.find((each) => each === wanted);
  if (!locale) throw new Error(`PAGES_LOCALE is ${wanted}; there are ${LOCALES.join(", ")}.`);
  return locale;
}
