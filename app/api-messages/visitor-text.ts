import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { textBy, type ReceivedMessage } from "./received-message.ts";
import { VISITOR_TEXTS } from "./visitor-texts.ts";

/** A message of the API in the page's language; in English if the page has no text for it. */
export function visitorText(reported: ReceivedMessage): string {
  return knownText(reported) ?? reported.message;
}

/**
 * The same, but undefined for unknown messages, which would be in another language than the page.
 */
export function knownText(reported: ReceivedMessage): string | undefined {
  // `BUILT_LOCALE` is a build constant, so the base language's build drops the texts, which it does
  // not need.
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return reported.message;
  return textBy(VISITOR_TEXTS, reported);
}
