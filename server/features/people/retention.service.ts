import type { Database } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import {
  RETENTION_KINDS,
  type RetentionChange,
  type RetentionRule,
} from "#shared/people/retention.ts";
import type { User } from "#shared/session/session.ts";

import { retentionStore } from "./retention.store.ts";

/** For how long each class of data is kept. */
export function retentionService(database: Database) {
  return {
    all: (): Promise<RetentionRule[]> => retentionStore(database.db).all(),

    change: (change: RetentionChange, by: User): Promise<RetentionRule[]> =>
      database.transaction(async (trx) => {
        await lockFor(trx, "rules of retention");
        const store = retentionStore(trx);
        const days = Object.fromEntries((await store.all()).map((rule) => [rule.kind, rule.days]));
        for (const kind of RETENTION_KINDS) {
          const given = change[kind];
          if (given !== undefined) await store.setDays(kind, given);
        }
        await historyStore(trx).recordChange(by, "settings", "retention", "update", days, change);
        return store.all();
      }),
  };
}
export type RetentionService = ReturnType<typeof retentionService>;
