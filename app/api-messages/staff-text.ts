import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { textBy, type ReceivedMessage } from "./received-message.ts";
import { STAFF_TEXTS } from "./staff-texts.ts";
import { visitorText } from "./visitor-text.ts";

/** Like `visitorText`, for staff, who receive more kinds of messages. */
export function staffText(reported: ReceivedMessage): string {
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return reported.message;
  return textBy(STAFF_TEXTS, reported) ?? visitorText(reported);
}
