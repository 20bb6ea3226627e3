import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { errors, json, list, pageOf, paginationOf, recordFields } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { addonListSchema, type Addon } from "#shared/addons/addon.ts";
import { DEFAULT_PAGE_SIZE, pageQuerySchema } from "#shared/http/page-query.ts";
import { jodFromFils } from "#shared/money.ts";

import { addonStore, type AddonRow } from "./addon.store.ts";

const listAddons = createRoute({
  method: "get",
  path: "/addons",
  tags: ["Addons"],
  summary: "What can be added to a card",
  security: [],
  request: { query: pageQuerySchema },
  responses: { 200: json(addonListSchema, "The addons"), ...errors(400) },
});

export function addonRoutes(database: Database) {
  const store = addonStore(database.db);
  return newRoutes().openapi(listAddons, async (c) => {
    const page = pageOf(c.req.valid("query"), DEFAULT_PAGE_SIZE);
    const [rows, total] = await Promise.all([store.list(page), store.count()]);
    return c.json(list(rows.map(presentAddon), paginationOf(page, total)), 200);
  });
}

function presentAddon(row: AddonRow): Addon {
  return {
    ...recordFields(row),
    title: row.title,
    price: jodFromFils(row.priceFils),
    inputType: row.inputType,
    options: row.options,
  };
}
