import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { arabicMissingFilter, listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";
import { dinars, notBelow } from "../numbers.ts";
import { atMost, filled, line } from "../text.ts";
import { INPUT_TYPES, offersChoice } from "./input-types.ts";

export const addonSchema = z
  .object({
    ...idFields,
    title: z.string(),
    titleAr: z.string().meta({ description: "In Arabic; '' when there is none" }),
    price: z.number(),
    inputType: z.enum(INPUT_TYPES),
    options: z.array(z.string()),
    optionsAr: z
      .array(z.string())
      .meta({ description: "In Arabic, in step with options; missing or '' where there is none" }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Addon" });
export type Addon = z.infer<typeof addonSchema>;

export const addonQuerySchema = listQuerySchema(["createdAt", "title", "price"]).extend({
  inputType: oneOfWords("inputType", INPUT_TYPES).optional(),
  arabicMissing: arabicMissingFilter,
});

const MOST_PRICE = 999_999;
const MAX_OPTIONS = 100;

const tooManyOptions = rule("too_many", { items: "options", max: MAX_OPTIONS });
const titleLength = atMost(100, "addonTitle", "exceeds_length");

/** What staff fill in. */
export const addonFormSchema = z.object({
  title: line({ min: filled("addonTitle"), max: titleLength }),
  titleAr: line({ max: titleLength }).optional(),
  price: dinars({
    min: notBelow(0, "price"),
    max: [MOST_PRICE, apiMessage("price_too_large", { max: MOST_PRICE })],
  }),
  inputType: choice(
    "inputType",
    INPUT_TYPES,
    apiMessage("choice_required", { field: "inputType" }),
  ),
  options: z
    .array(line({ min: [1, apiMessage("option_empty")] }))
    .max(MAX_OPTIONS, tooManyOptions)
    .optional(),
  optionsAr: z.array(line()).max(MAX_OPTIONS, tooManyOptions).optional().meta({
    description: "In Arabic, in step with options; left out, options that stay keep theirs",
  }),
});
export const addonChangeSchema = addonFormSchema.partial();

const FEWEST_OPTIONS = 2;

/**
 * What staff fill in on the panel's form, where a choice has something to choose from. The API takes
 * an addon without it: options are optional there, and other clients may add them afterwards.
 */
export const panelAddonSchema = addonFormSchema.refine(
  (addon) => {
    const different = new Set(addon.options?.map((option) => option.toLowerCase()));
    return !offersChoice(addon) || different.size >= FEWEST_OPTIONS;
  },
  { ...rule("too_few_options", { min: FEWEST_OPTIONS }), path: ["options"] },
);
