import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { errors, json, list, pageOf, paginationOf } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import {
  historyListSchema,
  historyQuerySchema,
  type HistoryEntry,
} from "#shared/history/history.ts";

import { historyListStore, type HistoryRow } from "./history-list.store.ts";

const listHistory = createRoute({
  method: "get",
  path: "/history",
  tags: ["History"],
  summary: "Who changed what, when, from what to what; the newest first",
  request: { query: historyQuerySchema },
  responses: { 200: json(historyListSchema, "The entries"), ...errors(400, 401) },
});

export function historyRoutes(database: Database) {
  const store = historyListStore(database.db);
  return newRoutes().openapi(listHistory, async (c) => {
    const query = c.req.valid("query");
    const page = pageOf(query);
    const { rows, total } = await store.list(query, page);
    return c.json(list(rows.map(presentEntry), paginationOf(page, total)), 200);
  });
}

function presentEntry({ entry, user }: HistoryRow): HistoryEntry {
  const { id, at, entity, entityId, action, changes } = entry;
  return {
    _id: id,
    id,
    at: at.toISOString(),
    user: user && { _id: user.id, ...user },
    entity,
    entityId,
    action,
    changes,
  };
}
