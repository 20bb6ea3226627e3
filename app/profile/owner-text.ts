import { textBy, type ReceivedMessage } from "#app/api-messages/received-message.ts";
import { visitorText } from "#app/api-messages/visitor-text.ts";
import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { OWNER_TEXTS } from "./owner-texts.ts";

/** Like `visitorText`, for the owners of cards' pages, who receive more kinds of messages. */
export function ownerText(reported: ReceivedMessage): string {
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return reported.message;
  return textBy(OWNER_TEXTS, reported) ?? visitorText(reported);
}
