import { list, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { listHistory } from "#shared/history/history-calls.ts";
import type { HistoryEntry } from "#shared/history/history.ts";
import type { Role } from "#shared/session/permissions.ts";

import { changesFor } from "./changes-for.ts";
import type { HistoryListStore, HistoryRow } from "./history-list.store.ts";

export function historyRoutes(store: HistoryListStore) {
  const routes = newRoutes();
  handleCall(routes, listHistory, async ({ query }, c) => {
    const page = pageOf(query, listHistory);
    const { rows, total } = await store.list(query, page);
    return list(
      rows.map((row) => presentEntry(row, staffOf(c).role)),
      paginationOf(page, total),
    );
  });
  return routes;
}

function presentEntry({ entry, user }: HistoryRow, role: Role): HistoryEntry {
  const { id, at, entity, entityId, action, changes } = entry;
  return {
    _id: id,
    id,
    at: at.toISOString(),
    user: user && { _id: user.id, ...user },
    entity,
    entityId,
    action,
    changes: changesFor(role, entity, changes),
  };
}
