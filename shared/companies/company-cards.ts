import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";

/** What has become of a card, as its company needs to know it: from the shop to the hand, and after. */
export const COMPANY_CARD_STATES = [
  "unnamed",
  "making",
  "proof",
  "printed",
  "shipped",
  "in_use",
  "lost",
  "off",
  "cancelled",
] as const;
export type CompanyCardState = (typeof COMPANY_CARD_STATES)[number];

/** So many cards of a company are listed at once. */
export const MOST_COMPANY_CARDS = 2000;
/** So many claim slips are on one document, which takes some seconds to draw. */
export const MOST_SLIPS = 100;

/** What a company knows of whom a card is for. */
export const HOLDER_FIELDS = [
  "firstName",
  "lastName",
  "nameOnCard",
  "position",
  "department",
  "phone",
  "email",
] as const;
export type HolderField = (typeof HOLDER_FIELDS)[number];
export type Holder = Record<HolderField, string>;

const holderShape = Object.fromEntries(HOLDER_FIELDS.map((field) => [field, z.string()])) as Record<
  HolderField,
  z.ZodString
>;

const companyCardSchema = z
  .object({
    _id: idSchema,
    state: z.enum(COMPANY_CARD_STATES),
    holder: z
      .object(holderShape)
      .meta({ description: "Whose it is by now; '' while nobody is named" }),
    printed: z
      .object({ name: z.string(), position: z.string() })
      .meta({ description: "What stands on the card; it stays so once it is printed" }),
    isPrinted: z.boolean(),
    order: z.object({ id: idSchema, number: z.string() }),
    url: z.url().meta({ description: "The page that it opens" }),
    hasPage: z.boolean().meta({ description: "False once its owner has deleted the page" }),
    hasLink: z.boolean().meta({
      description: "Whether a link to change the page was made, for a mail, a slip or otherwise",
    }),
    isReplaced: z.boolean().meta({ description: "Whether another card was ordered in its place" }),
    taps: z.int().meta({ description: "How many times it was opened" }),
  })
  .meta({ id: "CompanyCard" });
export type CompanyCard = z.infer<typeof companyCardSchema>;
export const companyCardAnswerSchema = itemEnvelope(companyCardSchema);

export const companyCardsSchema = z
  .object({
    cards: z.array(companyCardSchema).meta({ description: "Of the newest order first" }),
    found: z.int().meta({ description: "How many were found, on all pages" }),
    total: z.int().meta({ description: "How many there are" }),
    withoutLink: z
      .int()
      .meta({ description: "How many have an e-mail address, and nobody got a link to the page" }),
    taps: z.array(z.object({ week: z.iso.date(), count: z.int() })).meta({
      description: "Of all cards, by weeks that begin on Sunday, in Amman; the current one last",
    }),
  })
  .meta({ id: "CompanyCards" });
export type CompanyCards = z.infer<typeof companyCardsSchema>;

export const sentLinksSchema = z.object({
  sent: z.int(),
  withoutEmail: z.int().meta({ description: "Of those who have no e-mail address" }),
  sentBefore: z.int().meta({ description: "Of those who were sent one within ten minutes" }),
});
export type SentLinks = z.infer<typeof sentLinksSchema>;

export const replacementPriceSchema = z
  .object({
    count: z.int(),
    price: z.number().meta({ description: "Of a card, in dinars" }),
    delivery: z.number().meta({ description: "In dinars" }),
    tax: z.number().meta({ description: "In dinars, on top; 0 where prices hold it" }),
    total: z.number().meta({ description: "In dinars, to be paid on delivery" }),
  })
  .meta({ id: "ReplacementPrice" });
export type ReplacementPrice = z.infer<typeof replacementPriceSchema>;
