/** The languages of the shop, the first being the one at addresses without a language. */
export const LOCALES = ["en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

export const BASE_LOCALE: Locale = "en";

/** Where the pages of a language begin: `/` or `/ar`. */
export function localeRoot(locale: Locale): string {
  return locale === BASE_LOCALE ? "/" : `/${locale}`;
}

/** The language of a page by its address: `/ar/product` is Arabic. */
export function localeOf(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return LOCALES.find((locale) => locale === first && locale !== BASE_LOCALE) ?? BASE_LOCALE;
}

/** The address of the same page in another language; `path` is one without a language. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === BASE_LOCALE) return path;
  return path === "/" ? localeRoot(locale) : `${localeRoot(locale)}${path}`;
}

/** The cookie that keeps which language a visitor chose. */
export const LANGUAGE_COOKIE = "naqra_language";
