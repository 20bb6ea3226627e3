import type { Database } from "#server/platform/database/connect.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getStatistics } from "#shared/statistics/statistics-calls.ts";

import { statisticsStore } from "./statistics.store.ts";

export function statisticsRoutes(database: Database) {
  const store = statisticsStore(database.db);
  const routes = newRoutes();
  handleCall(routes, getStatistics, async (_, c) => {
    const data = await (c.get("user") ? store.forStaff() : store.forVisitors());
    return { status: "success" as const, data };
  });
  return routes;
}
