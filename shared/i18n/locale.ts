/** What the shop must know of a language. */
interface Language {
  /** What its readers call it. */
  name: string;
  direction: "ltr" | "rtl";
  /** Its letters: which typeface a page loads at once, how high its lines are. */
  script: "latin" | "arabic";
  /** How days and times are written, for `Intl`; with the digits of all other figures. */
  dates: string;
  /** What networks call it where a page is shared. */
  openGraph: string;
  /**
   * What the fields end with that the owner writes in it: `titleAr` beside `title`. '' for the base
   * language, and for one in which the owner writes nothing: it shows the base language's.
   */
  fieldSuffix: string;
}

/** The languages of the shop, by the codes that stand in addresses and in `lang`. */
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
    // Jordan's own names of the months.
    dates: "ar-JO-u-nu-latn",
    openGraph: "ar_AR",
    fieldSuffix: "Ar",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;
export type Script = Language["script"];

/** The codes of all languages. */
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** The language at addresses without a language, and of the API's own words. */
export const BASE_LOCALE = "en" as const satisfies Locale;

/** A language in which pages are beside the base language. */
export type OtherLocale = Exclude<Locale, typeof BASE_LOCALE>;

/** Where the pages of a language begin: `/` or `/ar`. */
export function localeRoot(locale: Locale): string {
  return locale === BASE_LOCALE ? "/" : `/${locale}`;
}

/** The language of a page by its address: `/ar/product` is Arabic. */
export function localeOf(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return LOCALES.find((locale) => locale === first && locale !== BASE_LOCALE) ?? BASE_LOCALE;
}

/** The address of a page as it is without a language. */
export function withoutLocale(pathname: string): string {
  const root = localeRoot(localeOf(pathname));
  return root === "/" ? pathname : pathname.slice(root.length) || "/";
}

/** The address of the same page in another language; `path` is one without a language. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === BASE_LOCALE) return path;
  return path === "/" ? localeRoot(locale) : `${localeRoot(locale)}${path}`;
}

/** The cookie that keeps which language a visitor chose. */
export const LANGUAGE_COOKIE = "naqra_language";
