import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { textBy, type ReceivedSentence } from "./received-sentence.ts";
import { VISITOR_WORDS } from "./visitor-words.ts";

/** A sentence of the API in the page's language; in English where the page has no words for it. */
export function visitorText(said: ReceivedSentence): string {
  return knownText(said) ?? said.message;
}

/** The same, but undefined for what is not known: it would be in another language than the page. */
export function knownText(said: ReceivedSentence): string | undefined {
  // The first is a constant of the build: the base language's needs no other words, and has none.
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return said.message;
  return textBy(VISITOR_WORDS, said);
}
