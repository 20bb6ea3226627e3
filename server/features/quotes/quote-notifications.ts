import { z } from "zod";

import { threadId } from "#server/features/notifications/email-ids.ts";
import type { ExampleFacts } from "#server/features/notifications/example-facts.ts";
import {
  toShop,
  type CommonData,
  type Notification,
} from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { orderNumber } from "#shared/ids.ts";
import { quotePagePath } from "#shared/quotes/quote-page-path.ts";
import type { Quote } from "#shared/quotes/quote.ts";

import { presentQuote, stateOf } from "./present-quote.ts";
import { quoteStore } from "./quote.store.ts";

const about = z.object({ quoteId: z.string() });
type AboutQuote = z.infer<typeof about>;

/** In the thread of the request that it answers. */
const COMMON = {
  about,
  isAwaited: false,
  replyTo: toShop,
  threadOf: ({ quote, publicUrl }: CommonData & { quote: Quote }) => ({
    references: [threadId({ about: "bulk-order", aboutId: quote.bulkOrderId }, publicUrl)],
  }),
};

/**
 * A quote for the company, while it can be answered. `pageUrl` opens the quote's own page; each message has
 * a link of its own.
 */
export const quoteOffer: Notification<"quote", AboutQuote, { quote: Quote; pageUrl: string }> = {
  ...COMMON,
  kind: "quote",
  channels: ["email", "sms"],
  async read({ quoteId }, { trx, db, publicUrl }) {
    const row = await quoteStore(trx).find(quoteId);
    if (!row || stateOf(row) !== "open") {
      throw new UnrecoverableError("The quote was replaced, settled or expired before.");
    }
    const path = quotePagePath(await quoteStore(db).newToken(quoteId));
    const pageUrl = publicUrl + pathIn(row.language, path);
    return { locale: row.language, subject: { quote: presentQuote(row, ""), pageUrl } };
  },
  example: (facts) => ({ quote: exampleQuote(facts), pageUrl: facts.urlOf("/bulk-orders") }),
};

/** That the quote ends soon, to a company that has not answered. */
export const quoteReminder: Notification<
  "quote-reminder",
  AboutQuote,
  { quote: Quote; pageUrl: string }
> = { ...quoteOffer, kind: "quote-reminder", channels: ["email"] };

/** What a company answered, for staff. */
export const quoteAnswerNotice: Notification<"quote-answer-notice", AboutQuote, { quote: Quote }> =
  {
    ...COMMON,
    kind: "quote-answer-notice",
    channels: ["email"],
    async read({ quoteId }, { trx }) {
      const row = await quoteStore(trx).find(quoteId);
      if (!row) throw new UnrecoverableError("The bulk order was deleted before.");
      return { locale: BASE_LOCALE, subject: { quote: presentQuote(row, "") } };
    },
    example: (facts) => ({
      quote: { ...exampleQuote(facts), state: "accepted", answeredAt: facts.writtenAt },
    }),
  };

const exampleQuote = ({ id, company, name, writtenAt }: ExampleFacts): Quote => ({
  _id: id,
  id,
  bulkOrderId: id,
  number: orderNumber(id),
  companyName: company,
  contactPerson: name,
  count: 60,
  revision: 1,
  price: 13,
  isTierPrice: true,
  cards: 780,
  setup: 0,
  delivery: 0,
  taxMode: "none",
  tax: 0,
  total: 780,
  deposit: 0,
  validUntil: "2026-02-14",
  state: "open",
  createdAt: writtenAt,
  answeredAt: null,
  acceptedBy: "",
  pdf: "",
  order: null,
});
