import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { issueSaying, rule, ruleSaying } from "../api-messages/rule.ts";
import { listQuerySchema } from "../http/page-query.ts";
import { dinars, notBelow, wholeNumber, yesOrNo } from "../numbers.ts";
import { MOST_CARDS_OF_ORDER } from "../orders/further-card.ts";
import { atLeast, atMost, code, filled, line, missingOr, multiline } from "../text.ts";
import { MOST_CARDS } from "./stock.ts";

/** The form with which staff change the product, and the query of the list. */

const MAX_DESIGNS = 20;

const MOST_PAUSED_TEXT = 200;

const MOST_PRICE = 999_999;

/** Reported of every price that is no number from 0. */
const negativePrice = apiMessage("price_negative");

const titleLength = atMost(100, "productTitle");
const descriptionLength = atMost(1000, "productDescription");

/**
 * A submitted card design. Its picture is the stored one at the path `image`, or the file of the
 * field `images` whose name is `imageKey`. In a form without any `imageKey` the files belong, in
 * order, to the designs without `image`.
 */
export const designFormSchema = z.object({
  color: code({ min: filled("color") }),
  colorName: line({ min: filled("colorName") }),
  colorNameAr: line()
    .optional()
    .meta({ description: "Without it, the one of the stored design of this color stays" }),
  image: line().nullish().meta({ description: "Path of the stored picture that stays" }),
  imageKey: line()
    .optional()
    .meta({ description: "Name of the file, among `images`, that it gets" }),
});
export type DesignForm = z.output<typeof designFormSchema>;

const cards = wholeNumber({
  min: notBelow(0, "stock"),
  blank: apiMessage("required"),
  max: [MOST_CARDS, apiMessage("number_too_large", { max: MOST_CARDS })],
});

const price = dinars({
  min: [0, negativePrice],
  max: [MOST_PRICE, apiMessage("price_too_large", { max: MOST_PRICE })],
  wrong: negativePrice,
});

/** Each number of cards once, from the smallest on. */
const quantityPrices = z
  .array(
    z.object({
      from: wholeNumber({
        min: notBelow(2, "from"),
        max: [MOST_CARDS_OF_ORDER, apiMessage("number_too_large", { max: MOST_CARDS_OF_ORDER })],
        blank: apiMessage("required"),
      }),
      price,
    }),
  )
  .superRefine((rows, context) => {
    const seen = new Set<number>();
    for (const [index, { from }] of rows.entries()) {
      if (seen.has(from)) {
        context.addIssue(issueSaying(apiMessage("quantity_repeated"), [index, "from"]));
      }
      seen.add(from);
    }
  })
  .overwrite((rows) => rows.toSorted((one, other) => one.from - other.from));

const byColor = <Value extends z.ZodType>(value: Value, description: string) =>
  z
    .record(code(), value)
    .refine(
      (colors) => Object.keys(colors).length <= MAX_DESIGNS,
      rule("too_many", { items: "cardDesigns", max: MAX_DESIGNS }),
    )
    .meta({ description });

export const productChangeSchema = z
  .object({
    title: line({ min: atLeast(3, "productTitle"), max: titleLength }),
    titleAr: line({ max: titleLength }),
    description: multiline({ min: atLeast(10, "productDescription"), max: descriptionLength }),
    descriptionAr: multiline({ max: descriptionLength }),
    price: z
      .union(
        [z.literal("").transform(() => null), price],
        ruleSaying((input) => (input == null ? missingOr("number", input) : negativePrice)),
      )
      .nullable()
      .meta({ description: "Dinars; null or '' counts 35" }),
    quantityPrices: z.union([z.literal("").transform(() => []), quantityPrices]).meta({
      description:
        "What each card costs in an order of `from` cards or more; none, or '', leaves `price`",
    }),
    isMainProduct: yesOrNo(),
    isPaused: yesOrNo(),
    pausedText: line({ max: atMost(MOST_PAUSED_TEXT, "reason") }),
    pausedTextAr: line({ max: atMost(MOST_PAUSED_TEXT, "reason") }),
    stock: byColor(
      z
        .union(
          [z.literal("").transform(() => null), cards],
          ruleSaying((input) => missingOr("wholeNumber", input)),
        )
        .nullable(),
      "How many cards are left, by the colors of designs; null or '' stops counting them. Colors that are not named stay",
    ),
    stockSeen: byColor(
      cards,
      "How many were left when `stock` was decided: what was ordered since is then taken off",
    ),
    lowMarks: byColor(
      cards,
      "From how many on visitors are told how many are left, of counted colors",
    ),
    cardDesigns: z
      .array(designFormSchema)
      .min(1, rule("designs_missing"))
      .max(MAX_DESIGNS, rule("too_many", { items: "cardDesigns", max: MAX_DESIGNS })),
  })
  .partial();
export type ProductChange = z.output<typeof productChangeSchema>;

/** The panel's form has the stock beside each design. */
export const productPanelSchema = productChangeSchema
  .omit({ stock: true, stockSeen: true, lowMarks: true })
  .extend({
    quantityPrices,
    cardDesigns: z.array(
      z.discriminatedUnion("isCounted", [
        designFormSchema.extend({ isCounted: z.literal(false) }),
        designFormSchema.extend({ isCounted: z.literal(true), left: cards, lowMark: cards }),
      ]),
    ),
  });

export const productQuerySchema = listQuerySchema(["createdAt", "title", "price"]);
export type ProductQuery = z.output<typeof productQuerySchema>;
