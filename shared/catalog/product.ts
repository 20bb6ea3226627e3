import { z } from "zod";

import { listEnvelope, itemEnvelope, paginationSchema } from "../http/envelope.ts";
import { idFields } from "../id-schema.ts";

const arabic = z.string().meta({ description: "In Arabic; '' when there is none" });

export const cardDesignSchema = z
  .object({
    color: z.string().meta({ description: "The colour value, e.g. #1b1917 or black" }),
    colorName: z.string(),
    colorNameAr: arabic,
    image: z.string().meta({ description: "Path of the picture, or of one that stands for none" }),
    isSoldOut: z.boolean(),
    left: z.int().nullable().meta({
      description:
        "How many are left; null where they are not counted, and for visitors while more than `lowMark` are left",
    }),
    lowMark: z.int().nullable().meta({
      description:
        "From here on visitors are told how many are left; null for visitors, and where they are not counted",
    }),
  })
  .meta({ id: "CardDesign" });
export type CardDesign = z.infer<typeof cardDesignSchema>;

export const productSchema = z
  .object({
    ...idFields,
    title: z.string(),
    titleAr: arabic,
    name: z.string(),
    isMainProduct: z.boolean(),
    isPaused: z.boolean().meta({ description: "Whether it can't be ordered at the moment" }),
    pausedText: z.string().meta({ description: "Why not; '' for no reason" }),
    pausedTextAr: arabic,
    price: z.number().nullable().meta({ description: "Dinars; null counts 35" }),
    addedTaxPercent: z.int().optional().meta({
      description: "Sales tax that an order adds to its prices; only where it does",
    }),
    quantityPrices: z
      .array(z.object({ from: z.int(), price: z.number() }))
      .meta({ description: "What each card costs in an order of `from` cards or more, in dinars" }),
    description: z.string(),
    descriptionAr: arabic,
    cardDesigns: z.array(cardDesignSchema),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Product" });
export type Product = z.infer<typeof productSchema>;

/** Products are under `data.products` in the response, unlike every other list. */
export const productListSchema = listEnvelope(productSchema).extend({
  data: z.object({ products: z.array(productSchema), pagination: paginationSchema }),
});
export const productAnswerSchema = itemEnvelope(productSchema);
