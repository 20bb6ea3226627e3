import { and, desc, gt, isNull, sql } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { LiveEvent, LiveKind } from "#shared/live/live-event.ts";

const TABLES = { order: orders, message: messages, "bulk-order": bulkOrders } satisfies Record<
  LiveKind,
  unknown
>;

/** For more records of a kind than this, no ids are sent. */
const MOST_NAMED = 20;

export function liveStore(db: Db) {
  return {
    /**
     * Records added since a moment, or within the minute before it: a record's time is that of the
     * beginning of its transaction, but it is visible only after the commit. Clients recognise
     * records that they have already.
     */
    async addedSince(since: Date): Promise<LiveEvent[]> {
      const events: LiveEvent[] = [];
      for (const [kind, table] of Object.entries(TABLES)) {
        const rows = await db
          .select({ id: table.id })
          .from(table)
          .where(
            and(
              isNull(table.deletedAt),
              gt(table.createdAt, sql`${since.toISOString()}::timestamptz - interval '1 minute'`),
            ),
          )
          .orderBy(desc(table.createdAt))
          .limit(MOST_NAMED + 1);
        if (rows.length === 0) continue;
        const ids = rows.length > MOST_NAMED ? [] : rows.map(({ id }) => id);
        events.push({ kind: kind as LiveKind, action: "added", ids });
      }
      return events;
    },
  };
}
