import { eq, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import {
  RETENTION,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionRule,
} from "#shared/people/retention.ts";

import { retentionRules } from "./retention.table.ts";

export function retentionStore(db: Db) {
  return {
    async all(): Promise<RetentionRule[]> {
      const rows = new Map(
        (await db.select().from(retentionRules)).map((row) => [row.kind, row] as const),
      );
      return RETENTION_KINDS.map((kind) => {
        const { days: defaultDays, least, most } = RETENTION[kind];
        const row = rows.get(kind);
        return {
          kind,
          days: row?.days ?? defaultDays,
          defaultDays,
          least,
          most,
          removed: row?.removed ?? 0,
          lastRemoved: row?.lastRemoved ?? 0,
          lastRunAt: row?.lastRunAt?.toISOString() ?? null,
        };
      });
    },

    async days(kind: RetentionKind): Promise<number> {
      const [row] = await db
        .select({ days: retentionRules.days })
        .from(retentionRules)
        .where(eq(retentionRules.kind, kind));
      return row?.days ?? RETENTION[kind].days;
    },

    async setDays(kind: RetentionKind, days: number): Promise<void> {
      await db
        .insert(retentionRules)
        .values({ kind, days })
        .onConflictDoUpdate({
          target: retentionRules.kind,
          set: { days, updatedAt: sql`now()` },
        });
    },

    /** Begins a day's run: what it removes is counted from none on. */
    async begin(kind: RetentionKind): Promise<void> {
      const run = { lastRemoved: 0, lastRunAt: sql`now()` };
      await db
        .insert(retentionRules)
        .values({ kind, ...run })
        .onConflictDoUpdate({ target: retentionRules.kind, set: run });
    },

    /** In the transaction that removes them. */
    async count(kind: RetentionKind, removed: number): Promise<void> {
      await db
        .update(retentionRules)
        .set({
          removed: sql`${retentionRules.removed} + ${removed}`,
          lastRemoved: sql`${retentionRules.lastRemoved} + ${removed}`,
        })
        .where(eq(retentionRules.kind, kind));
    },
  };
}
