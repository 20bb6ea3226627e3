import { z } from "zod";

import { activeFilter, dayRange, listQuerySchema } from "../http/page-query.ts";
import { idSchema } from "../ids.ts";
import { dinars, wholeNumber, yesOrNo } from "../numbers.ts";
import { line } from "../text.ts";
import { isOtherCountry } from "./location.ts";

/** What staff fill in for countries and cities, and how both lists are asked for. */

const displayOrder = wholeNumber({ min: [0, "Display order must be 0 or greater"] });

const countryFields = z.object({
  name: line({
    min: [1, "Country name is required"],
    max: [100, "Country name cannot exceed 100 characters"],
  }).refine((name) => !isOtherCountry({ name }), 'The name "other" is kept for the shop\'s own'),
  nameAr: line({ max: [100, "Country name cannot exceed 100 characters"] }).optional(),
  code: line({
    min: [2, "Country code must be at least 2 characters"],
    max: [3, "Country code cannot exceed 3 characters"],
  }).toUpperCase(),
  displayOrder,
  isActive: yesOrNo(),
});
export const countryFormSchema = countryFields.extend({
  displayOrder: displayOrder.default(0),
  isActive: yesOrNo().default(true),
});
export const countryChangeSchema = countryFields.partial();
export type CountryForm = z.output<typeof countryFormSchema>;

const cityFields = z.object({
  name: line({
    min: [1, "City name is required"],
    max: [100, "City name cannot exceed 100 characters"],
  }),
  nameAr: line({ max: [100, "City name cannot exceed 100 characters"] }).optional(),
  country: z
    .string({
      error: ({ input }) => (input == null ? "Country is required" : "Expected a country's id"),
    })
    .trim()
    .min(1, "Country is required")
    .pipe(idSchema)
    .meta({ description: "The country's id" }),
  deliveryFee: dinars({ min: [0, "Delivery fee cannot be negative"] }),
  displayOrder,
  isActive: yesOrNo(),
});
export const cityFormSchema = cityFields.extend({
  displayOrder: displayOrder.default(0),
  isActive: yesOrNo().default(true),
});
export const cityChangeSchema = cityFields.partial();
export type CityForm = z.output<typeof cityFormSchema>;

export const countryQuerySchema = listQuerySchema([
  "displayOrder",
  "name",
  "code",
  "createdAt",
]).extend({
  isActive: activeFilter,
  ...dayRange,
});
export type CountryQuery = z.output<typeof countryQuerySchema>;

const CITY_SORTS = ["displayOrder", "name", "country", "deliveryFee", "createdAt"] as const;
export const cityQuerySchema = listQuerySchema(CITY_SORTS).extend({
  country: idSchema.optional(),
  isActive: activeFilter,
  ...dayRange,
});
export type CityQuery = z.output<typeof cityQuerySchema>;
