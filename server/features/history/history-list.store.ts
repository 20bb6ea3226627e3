import { and, eq } from "drizzle-orm";

import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { sliced, sortedBy, withinDays, type Slice } from "#server/platform/database/listing.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import type { HistoryQuery } from "#shared/history/history.ts";

export interface HistoryRow {
  entry: typeof historyEntries.$inferSelect;
  /** Also one whose account was deleted since. */
  user: { id: string; name: string; email: string } | null;
}

const SORT_COLUMNS = {
  at: historyEntries.at,
  entity: historyEntries.entity,
  action: historyEntries.action,
};

export function historyListStore(db: Db) {
  return {
    async list(query: HistoryQuery, slice: Slice): Promise<{ rows: HistoryRow[]; total: number }> {
      const { entity, entityId, userId, action } = query;
      const matching = and(
        entity ? eq(historyEntries.entity, entity) : undefined,
        entityId ? eq(historyEntries.entityId, entityId) : undefined,
        userId ? eq(historyEntries.userId, userId) : undefined,
        action ? eq(historyEntries.action, action) : undefined,
        withinDays(historyEntries.at, query),
      );
      const selected = db
        .select({
          entry: historyEntries,
          user: { id: users.id, name: users.name, email: users.email },
        })
        .from(historyEntries)
        .leftJoin(users, eq(users.id, historyEntries.userId))
        .where(matching)
        .orderBy(...sortedBy(query.sort ?? "-at", SORT_COLUMNS, historyEntries.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(historyEntries, matching),
      ]);
      return { rows, total };
    },
  };
}
export type HistoryListStore = ReturnType<typeof historyListStore>;
