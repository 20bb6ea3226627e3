import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule, ruleSaying } from "../api-messages/rule.ts";
import {
  activeFilter,
  arabicMissingFilter,
  dayRange,
  listQuerySchema,
} from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import { dinars, displayOrder, yesOrNo } from "../numbers.ts";
import { atLeast, atMost, code, filled, line } from "../text.ts";
import { isOtherCountry, OTHER_COUNTRY_NAME } from "./other-country.ts";

/** The forms with which staff change countries and cities, and the queries of both lists. */

const countryNameLength = atMost(100, "countryName", "exceeds_length");
const cityNameLength = atMost(100, "cityName", "exceeds_length");

const countryFields = z.object({
  name: line({ min: filled("countryName"), max: countryNameLength }).refine(
    (name) => !isOtherCountry({ name }),
    rule("country_name_reserved", { name: OTHER_COUNTRY_NAME }),
  ),
  nameAr: line({ max: countryNameLength }).optional(),
  code: code({
    min: atLeast(2, "countryCode"),
    max: atMost(3, "countryCode", "exceeds_length"),
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

const countryMissing = apiMessage("choice_required", { field: "country" });
const countryIdExpected = apiMessage("expected", { kind: "countryId" });

const cityFields = z.object({
  name: line({ min: filled("cityName"), max: cityNameLength }),
  nameAr: line({ max: cityNameLength }).optional(),
  country: z
    .string(ruleSaying((input) => (input == null ? countryMissing : countryIdExpected)))
    .trim()
    .min(1, ruleSaying(countryMissing))
    .pipe(idSchema)
    .meta({ description: "The country's id", examples: ["0123456789abcdef01234567"] }),
  deliveryFee: dinars({ min: [0, apiMessage("fee_negative")] }),
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
  arabicMissing: arabicMissingFilter,
  ...dayRange,
});
export type CountryQuery = z.output<typeof countryQuerySchema>;

const CITY_SORTS = ["displayOrder", "name", "country", "deliveryFee", "createdAt"] as const;
export const cityQuerySchema = listQuerySchema(CITY_SORTS).extend({
  country: idSchema.optional(),
  isActive: activeFilter,
  arabicMissing: arabicMissingFilter,
  ...dayRange,
});
export type CityQuery = z.output<typeof cityQuerySchema>;
