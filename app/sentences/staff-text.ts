import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { textBy, type ReceivedSentence } from "./received-sentence.ts";
import { STAFF_WORDS } from "./staff-words.ts";
import { visitorText } from "./visitor-text.ts";

/** Like `visitorText`, for staff, who receive more kinds of messages. */
export function staffText(said: ReceivedSentence): string {
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return said.message;
  return textBy(STAFF_WORDS, said) ?? visitorText(said);
}
