import { BASE_LOCALE, LANGUAGES, type Locale } from "#shared/i18n/locale.ts";

declare const __BUILT_LOCALE__: Locale | undefined;

/** The one language of a build, which the bundler writes here; none in Node, where tests run. */
export const BUILT_LOCALE = typeof __BUILT_LOCALE__ === "undefined" ? undefined : __BUILT_LOCALE__;

let chosenLocale = (): Locale => BASE_LOCALE;

/** The language of the page. */
export const getLocale = (): Locale => BUILT_LOCALE ?? chosenLocale();

export const getTextDirection = () => LANGUAGES[getLocale()].direction;

/** Chooses the language where no build has. */
export function overwriteGetLocale(locale: () => Locale): void {
  chosenLocale = locale;
}
