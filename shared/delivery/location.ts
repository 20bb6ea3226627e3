import { z } from "zod";

import { idFields, idSchema } from "../id-schema.ts";

export const countrySchema = z
  .object({
    ...idFields,
    name: z.string(),
    nameAr: z.string().meta({ description: "The Arabic name; '' when there is none" }),
    code: z.string(),
    isActive: z.boolean(),
    displayOrder: z.int(),
    citiesCount: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Country" });
export type Country = z.infer<typeof countrySchema>;

export const citySchema = z
  .object({
    ...idFields,
    name: z.string(),
    nameAr: z.string().meta({ description: "The Arabic name; '' when there is none" }),
    country: z.object({ _id: idSchema, id: idSchema, name: z.string(), code: z.string() }),
    deliveryFee: z.number(),
    isActive: z.boolean(),
    displayOrder: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "City" });
export type City = z.infer<typeof citySchema>;
