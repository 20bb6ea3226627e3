import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { Regarding, ReplyData } from "#server/features/notifications/notification-kinds.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

/** A letter from one person to another, above what it answers. */
export interface LetterContent {
  subject: string;
  /** As staff wrote it, lines and all. */
  words: string;
  /** Says who wrote what follows, and when. */
  quoteIntro: string;
  quote: string;
}

/** What staff reply to somebody who wrote to the shop. */
export function reply({ reply: { name, regarding, body, quoted, quotedAt } }: ReplyData) {
  const day = new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, {
    timeZone: "Asia/Amman",
    dateStyle: "long",
  }).format(new Date(quotedAt));
  return {
    subject: replySubject(regarding),
    words: body,
    quoteIntro: m.notification_reply_quote({ day, name }),
    quote: [requestLine(regarding), quoted].filter(Boolean).join("\n"),
  } satisfies LetterContent;
}

/** The subject of what is answered, once behind 'Re:', by which mail programs know an answer. */
export function replySubject(regarding: Regarding): string {
  const subject =
    regarding.kind === "message"
      ? regarding.subject.replace(/^(?:\s*re\s*:)+\s*/i, "")
      : m.notification_reply_bulk_subject({ number: regarding.number });
  return `Re: ${subject}`;
}

/** What a company asked for, which it may have done without a word of its own. */
function requestLine(regarding: Regarding): string {
  if (regarding.kind === "message") return "";
  const { company, employees } = regarding;
  return m.notification_bulk_subject({ company, count: employees });
}

/** A letter for clients that show no pages. */
export function letterText({ words, quoteIntro, quote }: LetterContent): string {
  const quoted = quote.split("\n").map((line) => `> ${line}`.trimEnd());
  return [words, [quoteIntro, ...quoted].join("\n")].join("\n\n");
}
