import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getStatistics } from "#shared/statistics/statistics-calls.ts";

import type { StatisticsStore } from "./statistics.store.ts";

export function statisticsRoutes(store: StatisticsStore) {
  const routes = newRoutes();
  handleCall(routes, getStatistics, async (_, c) => {
    const data = await (c.get("user") ? store.forStaff() : store.forVisitors());
    return { status: "success" as const, data };
  });
  return routes;
}
