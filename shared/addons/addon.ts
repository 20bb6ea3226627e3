import { z } from "zod";

import { listEnvelope, itemEnvelope } from "../http/envelope.ts";
import { listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idFields } from "../ids.ts";
import { dinars } from "../numbers.ts";
import { line } from "../text.ts";

export const INPUT_TYPES = ["text", "number", "radio", "select", "image"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

export const addonSchema = z.object({
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
});
export type Addon = z.infer<typeof addonSchema>;

export const addonListSchema = listEnvelope(addonSchema);
export const addonAnswerSchema = itemEnvelope(addonSchema);

export const addonQuerySchema = listQuerySchema(["createdAt", "title", "price"]).extend({
  inputType: oneOfWords("inputType", INPUT_TYPES).optional(),
});

/** What staff fill in. */
export const addonFormSchema = z.object({
  title: line({
    min: [1, "Addon title is required"],
    max: [100, "Addon title cannot exceed 100 characters"],
  }),
  price: dinars({
    min: [0, "Price must be 0 or greater"],
    max: [999_999, "Price cannot exceed 999,999"],
  }),
  inputType: z.enum(INPUT_TYPES, {
    error: (issue) =>
      issue.input === undefined
        ? "Input type is required"
        : `Input type must be one of: ${INPUT_TYPES.join(", ")}`,
  }),
  options: z
    .array(line({ min: [1, "An option can't be empty"] }))
    .max(100, "At most 100 options")
    .optional(),
});
export const addonChangeSchema = addonFormSchema.partial();
