import { inArray, sql, type SQL } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { securityEvents } from "#server/platform/security-events/security-event.table.ts";

import { CUSTOMER_DEEDS, type CustomerEntity } from "./customer-deeds.store.ts";
import type { Part, Source } from "./record-parts.store.ts";

export interface Key {
  source: Source;
  id: string;
}

/** What customers made, and who they are. */
export interface CustomerRow {
  id: string;
  createdAt: Date;
  name: string;
  email: string;
}

export function recordStore(db: Db) {
  return {
    /** How many rows the parts have together. */
    async count(parts: readonly Part[]): Promise<number> {
      const counts = await Promise.all(parts.map(async (part) => part.count(db)));
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /**
     * One page of all parts, the newest first. Each part is read by an index in this order, no further than
     * the page and from the nearer end, so nothing is sorted but what stands before the page.
     */
    async keys(
      parts: readonly Part[],
      {
        total,
        limit,
        offset,
        isOldestFirst,
      }: {
        total: number;
        limit: number;
        offset: number;
        isOldestFirst: boolean;
      },
    ): Promise<Key[]> {
      const size = Math.min(limit, total - offset);
      if (size <= 0) return [];
      const behind = total - offset - size;
      const isNearEnd = behind < offset;
      const skipped = isNearEnd ? behind : offset;
      const direction = isOldestFirst === isNearEnd ? sql`desc` : sql`asc`;
      const first = (
        part: Part,
      ): SQL => sql`(select ${part.source}::text as source, ${part.table.id} as id,
        ${part.at} as at from ${part.table} where ${part.where}
        order by ${part.at} ${direction}, ${part.table.id} ${direction} limit ${skipped + size})`;
      const { rows } = await db.execute<{ source: Source; id: string }>(sql`
        select source, id from (${sql.join(parts.map(first), sql` union all `)}) as record
        order by at ${direction}, id ${direction} limit ${size} offset ${skipped}`);
      return isNearEnd ? rows.toReversed() : rows;
    },

    history: (ids: readonly string[]) =>
      db
        .select()
        .from(historyEntries)
        .where(inArray(historyEntries.id, [...ids])),

    events: (ids: readonly string[]) =>
      db
        .select()
        .from(securityEvents)
        .where(inArray(securityEvents.id, [...ids])),

    async customers(entity: CustomerEntity, ids: readonly string[]): Promise<CustomerRow[]> {
      if (ids.length === 0) return [];
      const { table, name, email } = CUSTOMER_DEEDS[entity];
      return db
        .select({
          id: sql<string>`${table.id}`,
          createdAt: table.createdAt,
          name: sql<string>`${name}`,
          email: sql<string>`${email}`,
        })
        .from(table)
        .where(inArray(table.id, [...ids])) as Promise<CustomerRow[]>;
    },
  };
}
