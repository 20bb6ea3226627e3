import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
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
import {
  countryChangeSchema,
  countryFormSchema,
  countryQuerySchema,
} from "#shared/delivery/place-form.ts";
import { countryAnswerSchema, countryListSchema } from "#shared/delivery/place.ts";
import { doneSchema } from "#shared/http/envelope.ts";

import { placeService } from "./place.service.ts";
import { presentCountry } from "./present-place.ts";

const tags = ["Places"];

const listCountries = createRoute({
  method: "get",
  path: "/countries",
  tags,
  summary: "Countries that the shop delivers to; staff see inactive ones too",
  security: [],
  request: { query: countryQuerySchema },
  responses: { 200: json(countryListSchema, "The countries"), ...errors(400) },
});

const createCountry = createRoute({
  method: "post",
  path: "/countries",
  tags,
  summary: "Add a country; its name and its code are its own",
  request: jsonBody(countryFormSchema),
  responses: { 201: json(countryAnswerSchema, "The country"), ...errors(400, 401) },
});

const changeCountry = createRoute({
  method: "patch",
  path: "/countries/{id}",
  tags,
  summary: "Change a country, but not the one named `other`; orders keep what they have",
  request: { params: idParam, ...jsonBody(countryChangeSchema) },
  responses: { 200: json(countryAnswerSchema, "The country"), ...errors(400, 401, 404) },
});

const deleteCountry = createRoute({
  method: "delete",
  path: "/countries/{id}",
  tags,
  summary: "Delete a country with its cities, but not the one named `other`",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(400, 401, 404) },
});

export function countryRoutes(database: Database) {
  const places = placeService(database);
  return newRoutes()
    .openapi(listCountries, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const audience = { seesInactive: c.get("user") !== undefined };
      const { rows, total } = await places.listCountries(query, audience, page);
      return c.json(list(rows.map(presentCountry), paginationOf(page, total)), 200);
    })
    .openapi(createCountry, async (c) => {
      const row = await places.createCountry(c.req.valid("json"), staffOf(c));
      return c.json(one(presentCountry(row)), 201);
    })
    .openapi(changeCountry, async (c) => {
      const { id } = c.req.valid("param");
      const row = await places.changeCountry(id, c.req.valid("json"), staffOf(c));
      return c.json(one(presentCountry(row)), 200);
    })
    .openapi(deleteCountry, async (c) => {
      await places.removeCountry(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Country"), 200);
    });
}
