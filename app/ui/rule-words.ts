import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { translateRule } from "./rule-sentences.ts";

/** What a form complains of, in the page's language; what is not known comes back as it is. */
export function ruleText(message: string): string {
  // The first is a constant of the build: the base language's needs no other words, and has none.
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return message;
  return translateRule(message);
}
