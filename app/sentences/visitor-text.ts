import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { textBy, type ReceivedSentence } from "./received-sentence.ts";
import { VISITOR_WORDS } from "./visitor-words.ts";

/** A message of the API in the page's language; in English if the page has no text for it. */
export function visitorText(said: ReceivedSentence): string {
  return knownText(said) ?? said.message;
}

/**
 * The same, but undefined for unknown messages, which would be in another language than the page.
 */
export function knownText(said: ReceivedSentence): string | undefined {
  // `BUILT_LOCALE` is a build constant, so the base language's build drops the texts, which it does
  // not need.
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return said.message;
  return textBy(VISITOR_WORDS, said);
}
