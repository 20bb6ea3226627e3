import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { textBy, type ReceivedSentence } from "#app/sentences/received-sentence.ts";
import { visitorText } from "#app/sentences/visitor-text.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { OWNER_WORDS } from "./owner-words.ts";

/** Like `visitorText`, for the owners of cards' pages, who receive more kinds of messages. */
export function ownerText(said: ReceivedSentence): string {
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return said.message;
  return textBy(OWNER_WORDS, said) ?? visitorText(said);
}
