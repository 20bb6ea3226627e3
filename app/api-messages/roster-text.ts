import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { textBy, type ReceivedMessage } from "./received-message.ts";
import { ROSTER_TEXTS } from "./roster-texts.ts";
import { visitorText } from "./visitor-text.ts";

/** Like `visitorText`, for screens with the list of people that a company sends. */
export function rosterText(reported: ReceivedMessage): string {
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return reported.message;
  return textBy(ROSTER_TEXTS, reported) ?? visitorText(reported);
}
