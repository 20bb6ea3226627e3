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
  recordFields,
} from "#server/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/http/context.ts";
import {
  addonAnswerSchema,
  addonChangeSchema,
  addonFormSchema,
  addonListSchema,
  addonQuerySchema,
  type Addon,
} from "#shared/addons/addon.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { jodFromFils } from "#shared/money.ts";

import { addonService } from "./addon.service.ts";
import type { AddonRow } from "./addon.store.ts";

const tags = ["Addons"];

const listAddons = createRoute({
  method: "get",
  path: "/addons",
  tags,
  summary: "What can be added to a card",
  security: [],
  request: { query: addonQuerySchema },
  responses: { 200: json(addonListSchema, "The addons"), ...errors(400) },
});

const createAddon = createRoute({
  method: "post",
  path: "/addons",
  tags,
  summary: "Add an addon",
  request: jsonBody(addonFormSchema),
  responses: { 201: json(addonAnswerSchema, "The addon"), ...errors(400, 401) },
});

const changeAddon = createRoute({
  method: "patch",
  path: "/addons/{id}",
  tags,
  summary: "Change an addon; orders keep what they have",
  request: { params: idParam, ...jsonBody(addonChangeSchema) },
  responses: { 200: json(addonAnswerSchema, "The addon"), ...errors(400, 401, 404) },
});

const deleteAddon = createRoute({
  method: "delete",
  path: "/addons/{id}",
  tags,
  summary: "Delete an addon; orders keep what they have",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function addonRoutes(database: Database) {
  const addons = addonService(database);
  return newRoutes()
    .openapi(listAddons, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await addons.list(query, page);
      return c.json(list(rows.map(presentAddon), paginationOf(page, total)), 200);
    })
    .openapi(createAddon, async (c) => {
      const row = await addons.create(c.req.valid("json"), staffOf(c));
      return c.json(one(presentAddon(row)), 201);
    })
    .openapi(changeAddon, async (c) => {
      const row = await addons.change(c.req.valid("param").id, c.req.valid("json"), staffOf(c));
      return c.json(one(presentAddon(row)), 200);
    })
    .openapi(deleteAddon, async (c) => {
      await addons.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Addon"), 200);
    });
}

function presentAddon(row: AddonRow): Addon {
  return {
    ...recordFields(row),
    title: row.title,
    titleAr: row.titleAr,
    price: jodFromFils(row.priceFils),
    inputType: row.inputType,
    options: row.options,
    optionsAr: row.optionsAr,
  };
}
