import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { oneOfWords } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";
import { dinars, notBelow } from "../numbers.ts";

/** What the shop offers a company that asked for a price, and what became of it. */

/**
 * `open` waits for an answer and can be answered. Of the rest only the company's own answers were given
 * on the quote's page: `agreed` is what staff settled in another way, `replaced` has a newer quote.
 */
export const QUOTE_STATES = [
  "open",
  "accepted",
  "declined",
  "agreed",
  "replaced",
  "expired",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_ANSWERS = ["accepted", "declined"] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

export const quoteSchema = z
  .object({
    ...idFields,
    bulkOrderId: z.string(),
    /** As people know the request. */
    number: z.string(),
    companyName: z.string(),
    contactPerson: z.string(),
    count: z.int(),
    price: z.number().meta({ description: "Of one card, in dinars" }),
    total: z.number().meta({ description: "Of all cards, in dinars" }),
    validUntil: z.iso.date().meta({ description: "The last day on which it holds, in Jordan" }),
    state: z.enum(QUOTE_STATES),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof quoteSchema>;
export const quoteAnswerEnvelope = itemEnvelope(quoteSchema);
export const quoteListSchema = listEnvelope(quoteSchema);

/** For how many days a quote may hold. */
export const QUOTE_DAYS = [7, 14, 30, 60] as const;
export const USUAL_QUOTE_DAYS = 14;

export const quoteFormSchema = z.object({
  price: dinars({ min: notBelow(0, "price") }),
  validDays: z
    .literal(
      [...QUOTE_DAYS],
      rule("parameter_not_one_of", { parameter: "validDays", options: QUOTE_DAYS.map(String) }),
    )
    .default(USUAL_QUOTE_DAYS)
    .meta({ type: "integer", enum: [...QUOTE_DAYS], default: USUAL_QUOTE_DAYS }),
});
export type QuoteForm = z.output<typeof quoteFormSchema>;

export const quoteReplySchema = z.object({ answer: oneOfWords("answer", QUOTE_ANSWERS) });

/** 128 random bits. */
export const quoteTokenSchema = z.string().regex(/^[0-9a-f]{32}$/, rule("not_id"));
