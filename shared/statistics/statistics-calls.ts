import type { Call } from "../http/call.ts";
import { statisticsSchema } from "./statistics.ts";

export const getStatistics = {
  method: "get",
  path: "/home/statistics",
  tag: "Statistics",
  summary: "Figures of the shop: products for anybody, the rest for staff",
  isPublic: true,
  answers: { 200: { schema: statisticsSchema, description: "The figures" } },
} as const satisfies Call;
