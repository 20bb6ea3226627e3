import type { Db } from "#server/database/connect.ts";

import { historyEntries } from "./history.table.ts";

type Entry = Pick<
  typeof historyEntries.$inferInsert,
  "entity" | "entityId" | "action" | "changes"
> & {
  userId: string | null;
};

export function historyStore(db: Db) {
  return {
    /** Written in the transaction of the change itself: neither happens without the other. */
    async record(entry: Entry): Promise<void> {
      await db.insert(historyEntries).values(entry);
    },
  };
}
