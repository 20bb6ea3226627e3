import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { idFields } from "../id-schema.ts";
import { taxNumber, TAX_MODES } from "../invoices/invoice-settings.ts";
import { dinars, notBelow, wholeNumber } from "../numbers.ts";
import { deliveryInfoSchema, personalInfoSchema } from "../orders/order-form.ts";
import { code, line } from "../text.ts";

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
    revision: z.int().meta({ description: "How many quotes the request had with it" }),
    companyName: z.string(),
    contactPerson: z.string(),
    count: z.int(),
    price: z.number().meta({ description: "Of one card, in dinars" }),
    isTierPrice: z.boolean().meta({ description: "Whether it is what the shop asks for so many" }),
    cards: z.number().meta({ description: "What all cards cost, in dinars" }),
    setup: z.number().meta({ description: "Once, in dinars" }),
    delivery: z.number().meta({ description: "In dinars" }),
    taxMode: z.enum(TAX_MODES),
    tax: z.number().meta({ description: "What of the total is tax, held or added, in dinars" }),
    total: z.number().meta({ description: "What is paid for all, in dinars" }),
    deposit: z.number().meta({ description: "What of it is paid before the cards are made" }),
    validUntil: z.iso.date().meta({ description: "The last day on which it holds, in Jordan" }),
    state: z.enum(QUOTE_STATES),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    acceptedBy: z.string().meta({ description: "Who accepted it, or ''" }),
    pdf: z
      .string()
      .meta({ description: "Path of the document; `?language=` for another language" }),
    order: z.string().nullable().meta({ description: "The id of the order that was made of it" }),
  })
  .meta({ id: "Quote" });
export type Quote = z.infer<typeof quoteSchema>;
export const quoteAnswerEnvelope = itemEnvelope(quoteSchema);
export const quoteListSchema = listEnvelope(quoteSchema);

/** Who offers it, as on a letter. */
export interface Letterhead {
  name: string;
  address: string;
  phone: string;
  email: string;
  /** '' where the shop is not registered. */
  taxNumber: string;
}

/** As it stands on the document: `3fa94c1e-2` is the second quote for the request. */
export const quoteNumber = ({ number, revision }: Pick<Quote, "number" | "revision">): string =>
  `${number}-${revision}`;

/** For how many days a quote may hold. */
export const QUOTE_DAYS = [7, 14, 30, 60] as const;
export const USUAL_QUOTE_DAYS = 14;

const MOST_PERCENT = 100;
const MOST_DINARS = 999_999;
const amount = () =>
  dinars({
    min: notBelow(0, "amount"),
    max: [MOST_DINARS, apiMessage("price_too_large", { max: MOST_DINARS })],
  });

export const quoteFormSchema = z.object({
  price: dinars({ min: notBelow(0, "price") }),
  setup: amount().default(0).meta({ description: "Once for the whole order, in dinars" }),
  delivery: amount().default(0).meta({ description: "In dinars" }),
  depositPercent: wholeNumber({
    min: notBelow(0, "percent"),
    max: [MOST_PERCENT, apiMessage("number_too_large", { max: MOST_PERCENT })],
  })
    .default(0)
    .meta({ description: "What of the total is paid before the cards are made; 0 for none" }),
  validDays: z
    .literal(
      [...QUOTE_DAYS],
      rule("parameter_not_one_of", { parameter: "validDays", options: QUOTE_DAYS.map(String) }),
    )
    .default(USUAL_QUOTE_DAYS)
    .meta({ type: "integer", enum: [...QUOTE_DAYS], default: USUAL_QUOTE_DAYS }),
});
export type QuoteForm = z.output<typeof quoteFormSchema>;

const { firstName, lastName, position } = personalInfoSchema.shape;
const { country, city, typedCountry, typedCity, addressLine1, addressLine2, postcode } =
  deliveryInfoSchema.shape;

/** With what a company accepts: who does, where the cards go, and to whom the invoice. */
export const quoteAcceptanceSchema = z.object({
  answer: z.literal("accepted"),
  firstName,
  lastName,
  position,
  color: code().default("").meta({ description: "Of all cards; '' for the product's first" }),
  country,
  city,
  typedCountry,
  typedCity,
  addressLine1,
  addressLine2,
  postcode,
  deliveryPhone: code().default("").meta({ description: "'' for the request's" }),
  billingName: line().default("").meta({ description: "On the invoice; '' for the company's" }),
  taxNumber: taxNumber().default(""),
});
export type QuoteAcceptance = z.output<typeof quoteAcceptanceSchema>;

export const quoteReplySchema = z.discriminatedUnion(
  "answer",
  [quoteAcceptanceSchema, z.object({ answer: z.literal("declined") })],
  rule("parameter_not_one_of", { parameter: "answer", options: QUOTE_ANSWERS }),
);
export type QuoteReply = z.output<typeof quoteReplySchema>;

/** 128 random bits. */
export const quoteTokenSchema = z.string().regex(/^[0-9a-f]{32}$/, rule("not_id"));
