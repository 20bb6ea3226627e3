import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import { exportMonthGroups, exportMonths, getMonths } from "#shared/statistics/months-calls.ts";
import {
  changeFirstSteps,
  getAttention,
  getFirstSteps,
  getSales,
  getStatistics,
} from "#shared/statistics/statistics-calls.ts";

import type { AttentionStore } from "./attention.store.ts";
import type { FirstStepsService } from "./first-steps.service.ts";
import type { MonthsService } from "./months.service.ts";
import type { SalesStore } from "./sales.store.ts";
import type { StatisticsStore } from "./statistics.store.ts";

interface StatisticsParts {
  statistics: StatisticsStore;
  sales: SalesStore;
  months: MonthsService;
  attention: AttentionStore;
  firstSteps: FirstStepsService;
}

export function statisticsRoutes({
  statistics,
  sales,
  months,
  attention,
  firstSteps,
}: StatisticsParts) {
  const routes = newRoutes();
  handleCall(routes, getStatistics, async (_, c) => {
    const data = await (c.get("user") ? statistics.forStaff() : statistics.forVisitors());
    return { status: "success" as const, data };
  });
  handleCall(routes, getSales, async ({ query }) => one(await sales.read(Number(query.days))));
  handleCall(routes, getMonths, async ({ query }) => one(await months.read(query)));
  handleExport(routes, exportMonths, months.readMonthsFile);
  handleExport(routes, exportMonthGroups, months.readGroupsFile);
  handleCall(routes, getAttention, async () => one(await attention.read()));
  handleCall(routes, getFirstSteps, async (_, c) => one(await firstSteps.read(staffOf(c))));
  handleCall(routes, changeFirstSteps, async ({ body }, c) =>
    one(await firstSteps.change(body, staffOf(c))),
  );
  return routes;
}
