import type { Call } from "../http/call.ts";
import { historyListSchema, historyQuerySchema } from "./history.ts";

export const listHistory = {
  method: "get",
  path: "/history",
  permission: "record.read",
  tag: "History",
  summary: "Who changed what, when, from what to what; the newest first",
  query: historyQuerySchema,
  isAlwaysPaged: true,
  answers: { 200: { schema: historyListSchema, description: "The entries" } },
} as const satisfies Call;
