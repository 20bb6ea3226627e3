import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { json, list, recordFields } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { headerImageListSchema, type HeaderImage } from "#shared/header-image/header-image.ts";

import { headerImageStore, type HeaderImageRow } from "./header-image.store.ts";

const listHeaderImages = createRoute({
  method: "get",
  path: "/header-image",
  tags: ["Content"],
  summary: "The landing page's picture; only the first is shown",
  security: [],
  responses: { 200: json(headerImageListSchema, "The pictures") },
});

export function headerImageRoutes(database: Database) {
  const store = headerImageStore(database.db);
  return newRoutes().openapi(listHeaderImages, async (c) =>
    c.json(list((await store.list()).map(presentHeaderImage)), 200),
  );
}

function presentHeaderImage(row: HeaderImageRow): HeaderImage {
  return {
    ...recordFields(row),
    image: row.image,
  };
}
