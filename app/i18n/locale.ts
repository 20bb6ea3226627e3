import { BASE_LOCALE, LANGUAGES, type Locale } from "#shared/i18n/locale.ts";

declare const __BUILT_LOCALE__: Locale | undefined;

/**
 * The language of the build, a constant that the bundler inserts; undefined in Node, where tests
 * run.
 */
export const BUILT_LOCALE = typeof __BUILT_LOCALE__ === "undefined" ? undefined : __BUILT_LOCALE__;

let chosenLocale = (): Locale => BASE_LOCALE;

/** The language of the page. */
export const getLocale = (): Locale => BUILT_LOCALE ?? chosenLocale();

export const getTextDirection = () => LANGUAGES[getLocale()].direction;

/** Sets the language where there is no build. */
export function overwriteGetLocale(locale: () => Locale): void {
  chosenLocale = locale;
}
