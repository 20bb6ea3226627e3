import { inArray, sql } from "drizzle-orm";

import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { historyCounts, historyEntries } from "#server/platform/history/history.table.ts";
import type { HistoryQuery } from "#shared/history/history.ts";

export interface HistoryRow {
  entry: typeof historyEntries.$inferSelect;
  /** Included even if the account has been deleted since. */
  user: { id: string; name: string; email: string } | null;
}

const HISTORY_LIST: ListRules<HistoryQuery> = {
  sorts: {
    at: historyEntries.at,
    entity: [historyEntries.entity, historyEntries.at],
    action: [historyEntries.action, historyEntries.at],
  },
  unsorted: ["-at"],
  filters: {
    entity: historyEntries.entity,
    // Few entries: they are counted for each request.
    entityId: sql`${historyEntries.entityId}`,
    userId: historyEntries.userId,
    action: historyEntries.action,
  },
  searched: [],
  days: historyEntries.at,
  counts: historyCounts,
};

export function historyListStore(db: Db) {
  async function usersOf(
    ids: readonly (string | null)[],
  ): Promise<Map<string | null, NonNullable<HistoryRow["user"]>>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    if (known.length === 0) return new Map();
    const rows = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(inArray(users.id, known));
    return new Map(rows.map((user) => [user.id, user]));
  }

  return {
    /** Accounts by their id, deleted ones too. */
    usersOf,

    async list(query: HistoryQuery, slice: Slice): Promise<{ rows: HistoryRow[]; total: number }> {
      const isStaff = true;
      const { rows, total } = await listRows(
        db,
        historyEntries,
        HISTORY_LIST,
        query,
        { isStaff },
        slice,
      );
      const byId = await usersOf(rows.map(({ userId }) => userId));
      return {
        rows: rows.map((entry) => ({ entry, user: byId.get(entry.userId) ?? null })),
        total,
      };
    },
  };
}
export type HistoryListStore = ReturnType<typeof historyListStore>;
