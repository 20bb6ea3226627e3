import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { translateRule } from "./rule-sentences.ts";

/** What a form complains of, in the page's language; what is not known comes back as it is. */
export function ruleText(message: string): string {
  return knownText(message) ?? message;
}

/** The same, but undefined for what is not known: it would be in another language than the page. */
export function knownText(message: string): string | undefined {
  // The first is a constant of the build: the base language's needs no other words, and has none.
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return message;
  return translateRule(message);
}
