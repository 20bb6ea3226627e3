import { createRoute, z } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { notFound } from "#server/errors.ts";
import {
  deleted,
  errors,
  json,
  jsonBody,
  list,
  one,
  pageOf,
  paginationOf,
} from "#server/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/http/context.ts";
import { cityChangeSchema, cityFormSchema, cityQuerySchema } from "#shared/delivery/place-form.ts";
import { citiesOfCountrySchema, cityAnswerSchema, cityListSchema } from "#shared/delivery/place.ts";
import { doneSchema } from "#shared/http/envelope.ts";

import type { CityOfCountry } from "./place-list.store.ts";
import { placeService } from "./place.service.ts";
import { presentCity, presentCountry } from "./present-place.ts";

const tags = ["Places"];

const listCities = createRoute({
  method: "get",
  path: "/cities",
  tags,
  summary: "Cities of all countries, those of a country together",
  request: { query: cityQuerySchema },
  responses: { 200: json(cityListSchema, "The cities"), ...errors(400, 401) },
});

const listCitiesOfCountry = createRoute({
  method: "get",
  path: "/cities/country/{countryId}",
  tags,
  summary: "A country's cities with their delivery fees; staff see inactive ones too",
  security: [],
  request: { params: z.object({ countryId: z.string() }) },
  responses: { 200: json(citiesOfCountrySchema, "The cities"), ...errors(404) },
});

const createCity = createRoute({
  method: "post",
  path: "/cities",
  tags,
  summary: "Add a city to a country, but not to the one named `other`",
  request: jsonBody(cityFormSchema),
  responses: { 201: json(cityAnswerSchema, "The city"), ...errors(400, 401) },
});

const changeCity = createRoute({
  method: "patch",
  path: "/cities/{id}",
  tags,
  summary: "Change a city, or move it to another country; orders keep what they have",
  request: { params: idParam, ...jsonBody(cityChangeSchema) },
  responses: { 200: json(cityAnswerSchema, "The city"), ...errors(400, 401, 404) },
});

const deleteCity = createRoute({
  method: "delete",
  path: "/cities/{id}",
  tags,
  summary: "Delete a city; orders keep what they have",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(400, 401, 404) },
});

export function cityRoutes(database: Database) {
  const places = placeService(database);
  return newRoutes()
    .openapi(listCities, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await places.listCities(query, page);
      return c.json(list(rows.map(presentOwn), paginationOf(page, total)), 200);
    })
    .openapi(listCitiesOfCountry, async (c) => {
      const audience = { seesInactive: c.get("user") !== undefined };
      const country = await places.country(c.req.valid("param").countryId, audience);
      if (!country) throw notFound("Country");
      const rows = await places.citiesOf(country.id, audience);
      const cities = rows.map((city) => presentCity(city, country));
      return c.json(
        {
          status: "success" as const,
          results: cities.length,
          data: { country: presentCountry(country), citiesCount: cities.length, cities },
        },
        200,
      );
    })
    .openapi(createCity, async (c) => {
      const row = await places.createCity(c.req.valid("json"), staffOf(c));
      return c.json(one(presentOwn(row)), 201);
    })
    .openapi(changeCity, async (c) => {
      const { id } = c.req.valid("param");
      const row = await places.changeCity(id, c.req.valid("json"), staffOf(c));
      return c.json(one(presentOwn(row)), 200);
    })
    .openapi(deleteCity, async (c) => {
      await places.removeCity(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("City"), 200);
    });
}

function presentOwn(row: CityOfCountry) {
  return presentCity(row, row.country);
}
