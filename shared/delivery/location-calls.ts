import { z } from "zod";

import type { Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import { positionCall } from "../http/position-call.ts";
import { openToAll, resourceCalls } from "../http/resource-calls.ts";
import {
  cityChangeSchema,
  cityFormSchema,
  cityQuerySchema,
  countryChangeSchema,
  countryFormSchema,
  countryQuerySchema,
} from "./location-form.ts";
import { citySchema, countrySchema } from "./location.ts";

const ofCountries = resourceCalls({
  path: "/countries",
  area: "catalogue",
  tag: "Places",
  named: { one: "The country", many: "The countries" },
  item: countrySchema,
  query: countryQuerySchema,
  form: countryFormSchema,
  change: countryChangeSchema,
  summaries: {
    list: "Countries that the shop delivers to; staff see inactive ones too",
    create: "Add a country; its name and its code are its own",
    change: "Change a country, but not the one named `other`; orders keep what they have",
    remove: "Delete a country with its cities, but not the one named `other`",
  },
  mayRefuseDeleting: true,
});
export const countryCalls = {
  ...ofCountries,
  list: openToAll(ofCountries.list),
  position: positionCall(
    "/countries",
    "Places",
    "Put countries into another order; `other` stays last",
  ),
  export: csvCall(ofCountries.list, "countries.csv", [
    "ID",
    "Country Name",
    "Country Code",
    "Display Order",
    "Cities Count",
    "Status",
    "Created Date",
  ]),
};

const citiesOfCountrySchema = z.object({
  status: z.literal("success"),
  results: z.int(),
  data: z.object({
    country: countrySchema,
    citiesCount: z.int(),
    cities: z.array(citySchema),
  }),
});

const citiesOfCountry = {
  method: "get",
  path: "/cities/country/{countryId}",
  tag: "Places",
  summary: "A country's cities with their delivery fees; staff see inactive ones too",
  isPublic: true,
  isCached: true,
  answers: { 200: { schema: citiesOfCountrySchema, description: "The cities" } },
} as const satisfies Call;

const ofCities = resourceCalls({
  path: "/cities",
  area: "catalogue",
  isAlwaysPaged: true,
  tag: "Places",
  named: { one: "The city", many: "The cities" },
  item: citySchema,
  query: cityQuerySchema,
  form: cityFormSchema,
  change: cityChangeSchema,
  summaries: {
    list: "Cities of all countries, those of a country together",
    create: "Add a city to a country, but not to the one named `other`",
    change: "Change a city, or move it to another country; orders keep what they have",
    remove: "Delete a city; orders keep what they have",
  },
  mayRefuseDeleting: true,
});
export const cityCalls = {
  ...ofCities,
  ofCountry: citiesOfCountry,
  position: positionCall("/cities", "Places", "Put cities of one country into another order"),
  export: csvCall(ofCities.list, "cities.csv", [
    "ID",
    "City Name",
    "Country",
    "Delivery Fee",
    "Display Order",
    "Status",
    "Created Date",
  ]),
};
