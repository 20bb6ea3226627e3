import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { Regarding } from "#server/features/notifications/notification-renderer.ts";
import type { ShopContact } from "#server/features/notifications/shop-contact.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

import type { LetterContent, NotificationWriter } from "./notification-content.ts";
import { typedName, typedText } from "./typed-text.ts";

/** Enough to know by what is answered, in letters. */
const QUOTED_LENGTH = 600;

/** What staff reply to somebody who wrote to the shop. */
export const reply: NotificationWriter<"reply"> = {
  letter({ reply: { name, regarding, body, quoted, quotedAt }, shop }) {
    const day = new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, {
      timeZone: "Asia/Amman",
      dateStyle: "long",
    }).format(new Date(quotedAt));
    return {
      subject: replySubject(regarding, shop),
      text: body,
      quoteIntro: m.notification_reply_quote({ day, name: typedName(name) }),
      quote: [requestLine(regarding), typedText(quoted, QUOTED_LENGTH)].filter(Boolean).join("\n"),
    };
  },
};

/**
 * That of the message by which the shop told that it has it, behind 'Re:', by which mail programs know an
 * answer: never a subject that a visitor typed.
 */
export function replySubject(regarding: Regarding, { shopName }: ShopContact): string {
  const subject =
    regarding.kind === "message"
      ? m.notification_message_received_subject({ shop: shopName })
      : m.notification_reply_bulk_subject({ number: regarding.number });
  return `Re: ${subject}`;
}

/** What a company asked for, which it may have done without a word of its own. */
function requestLine(regarding: Regarding): string {
  if (regarding.kind === "message") return "";
  const { company, employees } = regarding;
  return m.notification_reply_bulk_request({ company: typedName(company), count: employees });
}

/** A letter for clients that show no pages. */
export function letterText({ text, quoteIntro, quote }: LetterContent): string {
  const quoted = quote.split("\n").map((line) => `> ${line}`.trimEnd());
  return [text, [quoteIntro, ...quoted].join("\n")].join("\n\n");
}
