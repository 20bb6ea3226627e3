import { z } from "zod";

import { idFields, idSchema } from "../ids.ts";

/** The name (lower case) of the country for customers from elsewhere, who type country and city. */
export const OTHER_COUNTRY_NAME = "other";

export function isOtherCountry(country: { name: string }): boolean {
  return country.name.toLowerCase() === OTHER_COUNTRY_NAME;
}

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
