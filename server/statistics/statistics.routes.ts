import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { json } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { statisticsSchema } from "#shared/statistics/statistics.ts";

import { statisticsStore } from "./statistics.store.ts";

const getStatistics = createRoute({
  method: "get",
  path: "/home/statistics",
  tags: ["Statistics"],
  summary: "Figures of the shop: products for anybody, the rest for staff",
  security: [],
  responses: { 200: json(statisticsSchema, "The figures") },
});

export function statisticsRoutes(database: Database) {
  const store = statisticsStore(database.db);
  return newRoutes().openapi(getStatistics, async (c) => {
    const data = await (c.get("user") ? store.forStaff() : store.forVisitors());
    return c.json({ status: "success" as const, data }, 200);
  });
}
