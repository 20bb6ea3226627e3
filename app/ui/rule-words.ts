import { baseLocale, experimentalStaticLocale, getLocale } from "#app/paraglide/runtime.js";

import { translateRule } from "./rule-sentences.ts";

/** What a form complains of, in the page's language; what is not known comes back as it is. */
export function ruleText(message: string): string {
  // The first is a constant of the build: the base language's needs no other words, and has none.
  if (experimentalStaticLocale === baseLocale || getLocale() === baseLocale) return message;
  return translateRule(message);
}
