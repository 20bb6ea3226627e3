import { z } from "zod";

import { listQuerySchema } from "../http/page-query.ts";
import { dinars, yesOrNo } from "../numbers.ts";
import { line, multiline, requiredOr } from "../text.ts";

/** What staff fill in for the product, and how the list is asked for. */

export const DESIGN_IMAGE_MESSAGE = "Please select a valid image file";
const MAX_DESIGNS = 20;

const TITLE_TOO_LONG = "Product title must be less than 100 characters";
const DESCRIPTION_TOO_LONG = "Product description must be less than 1000 characters";

/**
 * A card design as it is sent. Its picture is the stored one of path `image`, or the file of the
 * field `images` whose name is `imageKey`; a form that uses no `imageKey` at all sends its files in
 * the order of the designs without `image`.
 */
export const designFormSchema = z.object({
  color: line({ min: [1, "Color is required"] }),
  colorName: line({ min: [1, "Color name is required"] }),
  colorNameAr: line()
    .optional()
    .meta({ description: "Without it, the one of the stored design of this color stays" }),
  image: line().nullish().meta({ description: "Path of the stored picture that stays" }),
  imageKey: line()
    .optional()
    .meta({ description: "Name of the file, among `images`, that it gets" }),
});
export type DesignForm = z.output<typeof designFormSchema>;

export const productChangeSchema = z
  .object({
    title: line({
      min: [3, "Product title must be at least 3 characters"],
      max: [100, TITLE_TOO_LONG],
    }),
    titleAr: line({ max: [100, TITLE_TOO_LONG] }),
    description: multiline({
      min: [10, "Product description must be at least 10 characters"],
      max: [1000, DESCRIPTION_TOO_LONG],
    }),
    descriptionAr: multiline({ max: [1000, DESCRIPTION_TOO_LONG] }),
    price: z
      .union(
        [
          z.literal("").transform(() => null),
          dinars({
            min: [0, "Price must be a positive number"],
            max: [999_999, "Price cannot exceed 999,999"],
          }),
        ],
        { error: requiredOr("a number") },
      )
      .nullable()
      .meta({ description: "Dinars; null or '' counts 35" }),
    isMainProduct: yesOrNo(),
    cardDesigns: z
      .array(designFormSchema)
      .min(1, "At least one card design is required")
      .max(MAX_DESIGNS, `At most ${MAX_DESIGNS} card designs`),
  })
  .partial();
export type ProductChange = z.output<typeof productChangeSchema>;

export const productQuerySchema = listQuerySchema(["createdAt", "title", "price"]);
export type ProductQuery = z.output<typeof productQuerySchema>;
