/** The properties of a language. */
interface Language {
  /** Its name in the language itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** Its script: determines the preloaded typeface and the line height. */
  script: "latin" | "arabic";
  /** The locale for formatting dates and times with `Intl`, including the digits. */
  dates: string;
  /** Its Open Graph code. */
  openGraph: string;
  /**
   * The suffix of fields with content in this language: `titleAr` beside `title`. '' for the base
   * language, and for a language without content of its own, which shows that of the base language.
   */
  fieldSuffix: string;
}

/** The languages of the shop, by their codes in addresses and `lang` attributes. */
export const LANGUAGES = {
  en: {
    name: "English",
    direction: "ltr",
    script: "latin",
    dates: "en-GB",
    openGraph: "en_US",
    fieldSuffix: "",
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    script: "arabic",
    // With the month names that are used in Jordan.
    dates: "ar-JO-u-nu-latn",
    openGraph: "ar_AR",
    fieldSuffix: "Ar",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;
export type Script = Language["script"];

/** The codes of all languages. */
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** The language at addresses without a language prefix, and of the API's messages. */
export const BASE_LOCALE = "en" as const satisfies Locale;

/** Every language of the pages except the base language. */
export type OtherLocale = Exclude<Locale, typeof BASE_LOCALE>;

/** The start page of a language: `/` or `/ar`. */
export function localeRoot(locale: Locale): string {
  return locale === BASE_LOCALE ? "/" : `/${locale}`;
}

/** The language of a page by its address: `/ar/product` is Arabic. */
export function localeOf(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return LOCALES.find((locale) => locale === first && locale !== BASE_LOCALE) ?? BASE_LOCALE;
}

/** The path of a page without its language prefix. */
export function withoutLocale(pathname: string): string {
  const root = localeRoot(localeOf(pathname));
  return root === "/" ? pathname : pathname.slice(root.length) || "/";
}

/** The path of the same page in a language; `path` has no language prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === BASE_LOCALE) return path;
  return path === "/" ? localeRoot(locale) : `${localeRoot(locale)}${path}`;
}

/** The cookie that stores the language a visitor chose. */
export const LANGUAGE_COOKIE = "naqra_language";
