import { createRoute, z } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { notFound } from "#server/errors.ts";
import { errors, json, list, pageOf, paginationOf, recordFields } from "#server/http/answers.ts";
import { newRoutes, type ApiContext } from "#server/http/context.ts";
import {
  citiesOfCountrySchema,
  countryListSchema,
  type City,
  type Country,
} from "#shared/delivery/place.ts";
import { pageQuerySchema } from "#shared/http/page-query.ts";
import { jodFromFils } from "#shared/money.ts";

import {
  placeStore,
  type Audience,
  type CityRow,
  type CountedCountry,
  type CountryRow,
} from "./place.store.ts";

const listCountries = createRoute({
  method: "get",
  path: "/countries",
  tags: ["Places"],
  summary: "Countries that the shop delivers to; staff see inactive ones too",
  security: [],
  request: { query: pageQuerySchema },
  responses: { 200: json(countryListSchema, "The countries"), ...errors(400) },
});

const listCitiesOfCountry = createRoute({
  method: "get",
  path: "/cities/country/{countryId}",
  tags: ["Places"],
  summary: "A country's cities with their delivery fees",
  security: [],
  request: { params: z.object({ countryId: z.string() }) },
  responses: { 200: json(citiesOfCountrySchema, "The cities"), ...errors(404) },
});

export function placeRoutes(database: Database) {
  const store = placeStore(database.db);
  return newRoutes()
    .openapi(listCountries, async (c) => {
      const audience = audienceOf(c);
      const page = pageOf(c.req.valid("query"));
      const [rows, total] = await Promise.all([
        store.countries(audience, page),
        store.countCountries(audience),
      ]);
      return c.json(list(rows.map(presentCountry), paginationOf(page, total)), 200);
    })
    .openapi(listCitiesOfCountry, async (c) => {
      const audience = audienceOf(c);
      const country = await store.country(c.req.valid("param").countryId, audience);
      if (!country) throw notFound("Country");
      const cities = await store.citiesOf(country.id, audience);
      return c.json(
        {
          status: "success" as const,
          results: cities.length,
          data: {
            country: presentCountry(country),
            citiesCount: cities.length,
            cities: cities.map((city) => presentCity(city, country)),
          },
        },
        200,
      );
    });
}

function audienceOf(c: ApiContext): Audience {
  return { seesInactive: c.get("user") !== undefined };
}

function presentCountry(row: CountedCountry): Country {
  return {
    ...recordFields(row),
    name: row.name,
    code: row.code,
    isActive: row.isActive,
    displayOrder: row.displayOrder,
    citiesCount: row.citiesCount,
  };
}

function presentCity(row: CityRow, country: CountryRow): City {
  return {
    ...recordFields(row),
    name: row.name,
    country: { _id: country.id, id: country.id, name: country.name, code: country.code },
    deliveryFee: jodFromFils(row.deliveryFeeFils),
    isActive: row.isActive,
    displayOrder: row.displayOrder,
  };
}
