import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import {
  companyCardAnswerSchema,
  companyCardsSchema,
  HOLDER_FIELDS,
  MOST_COMPANY_CARDS,
  replacementPriceSchema,
  sentLinksSchema,
  type HolderField,
} from "./company-cards.ts";
import { COMPANY_BY_TOKEN, ofCompanyLink } from "./company-page-calls.ts";

/** What a company does with its cards by the link to its page, and what staff do for it. */

const tag = "Companies";

const typed = z
  .object(
    Object.fromEntries(HOLDER_FIELDS.map((field) => [field, z.string()])) as Record<
      HolderField,
      z.ZodString
    >,
  )
  .partial()
  .meta({ description: "As typed; what is wrong with it is refused" });

const chosen = z.array(idSchema).max(MOST_COMPANY_CARDS, rule("invalid"));

/** By what they are listed; by default those of the newest order come first. */
const CARD_SORTS = ["name", "taps"] as const;

/** What becomes of a card that its company has. */
export const CARD_TURNS = ["lost", "off", "on"] as const;
export type CardTurn = (typeof CARD_TURNS)[number];

const one = (description: string) =>
  ({ 200: { schema: companyCardAnswerSchema, description } }) as const;

/**
 * @param reading who may look at the cards
 * @param acting who may do something with them
 */
function cardCallsAt<
  const Path extends string,
  Shape extends z.ZodRawShape,
  const Reading,
  const Acting,
>(path: Path, whose: z.ZodObject<Shape>, reading: Reading, acting: Acting) {
  const params = whose.extend({});
  const ofCard = whose.extend({ card: idSchema });
  return {
    list: {
      method: "get",
      path: `${path}/cards`,
      tag,
      summary: "The cards of a company, with whose each is and what has become of it",
      description:
        "Found by name, position, department, e-mail address, phone, order and code. Without `page` and `limit` at most 2,000 of them.",
      params,
      query: listQuerySchema(CARD_SORTS),
      answers: { 200: { schema: itemEnvelope(companyCardsSchema), description: "The cards" } },
      ...reading,
    },
    change: {
      method: "patch",
      path: `${path}/cards/{card}`,
      tag,
      summary: "Change what is known of a card's holder",
      description:
        "Until it is printed the card follows, and its proof is void. Afterwards the page alone does; the print stays.",
      params: ofCard,
      body: typed,
      answers: one("The card as it stands now"),
      ...acting,
    },
    passOn: {
      method: "post",
      path: `${path}/cards/{card}/holder`,
      tag,
      summary: "Pass a card on to somebody else",
      description:
        "Its page begins anew for them, and all links to the one before end. The code stays, and so does the print once there is one. Whoever has an e-mail address gets the link.",
      params: ofCard,
      body: typed,
      answers: one("The card as it stands now"),
      ...acting,
    },
    turn: {
      method: "post",
      path: `${path}/cards/{card}/state`,
      tag,
      summary: "Say that a card is lost, switch it off, or on again",
      description:
        "A card that is lost or off opens a page that says so, and nothing of its holder.",
      params: ofCard,
      body: z.object({ state: oneOfWords("state", CARD_TURNS) }),
      answers: one("The card as it stands now"),
      ...acting,
    },
    sendLinks: {
      method: "post",
      path: `${path}/cards/links`,
      tag,
      summary: "Send the holders of cards the links to change their pages",
      params,
      body: z.object({
        cards: chosen
          .optional()
          .meta({ description: "Without it, to everybody for whom no link was made yet" }),
      }),
      answers: { 200: { schema: itemEnvelope(sentLinksSchema), description: "To how many" } },
      ...acting,
    },
    replacementPrice: {
      method: "get",
      path: `${path}/cards/replacements`,
      tag,
      summary: "What new cards in place of lost ones cost",
      params,
      query: z.object({ count: z.coerce.number().int().min(1).max(MOST_COMPANY_CARDS).default(1) }),
      answers: {
        200: { schema: itemEnvelope(replacementPriceSchema), description: "The price of today" },
      },
      ...reading,
    },
    replace: {
      method: "post",
      path: `${path}/cards/replacements`,
      tag,
      summary: "Order new cards in place of lost ones, each for the same person and page",
      description: "The old ones count as lost from then on.",
      params,
      body: z.object({
        cards: chosen.min(1, rule("invalid")),
        total: z.number().meta({ description: "As it was shown, in dinars; another is refused" }),
      }),
      answers: {
        200: {
          schema: itemEnvelope(z.object({ order: idSchema, number: z.string() })),
          description: "The order",
        },
      },
      ...acting,
    },
  } as const;
}

/** Staff name the company by its id. */
export const COMPANY_BY_ID = "/companies/{id}";
const OPEN = { isPublic: true, refusals: [400, 429] } as const;

/** By the link to the company's page. */
export const OWN_CARD_CALLS = cardCallsAt(
  COMPANY_BY_TOKEN,
  ofCompanyLink.params,
  { isPublic: true },
  OPEN,
);

/** By staff. */
export const STAFF_CARD_CALLS = cardCallsAt(
  COMPANY_BY_ID,
  z.object({ id: idSchema }),
  { permission: "customers.read" },
  { permission: "customers.write", refusals: [400] },
);
