import { and, desc, eq, sum } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { refunds } from "./refund.table.ts";

export type RefundRow = typeof refunds.$inferSelect;

/** More refunds of one order than anybody makes. */
export const MOST_REFUNDS = 50;

export function refundStore(db: Db) {
  return {
    async of(orderId: string): Promise<RefundRow[]> {
      return db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, orderId))
        .orderBy(desc(refunds.createdAt), desc(refunds.id))
        .limit(MOST_REFUNDS);
    },

    /** All that was given back, in fils. */
    async sumOf(orderId: string): Promise<number> {
      const [row] = await db
        .select({ total: sum(refunds.amountFils).mapWith(Number) })
        .from(refunds)
        .where(eq(refunds.orderId, orderId));
      return row?.total ?? 0;
    },

    async find(orderId: string, id: string): Promise<RefundRow | undefined> {
      const [row] = await db
        .select()
        .from(refunds)
        .where(and(eq(refunds.orderId, orderId), eq(refunds.id, id)));
      return row;
    },

    async add(refund: typeof refunds.$inferInsert): Promise<RefundRow> {
      const [row] = await db.insert(refunds).values(refund).returning();
      return row!;
    },

    async remove(id: string): Promise<void> {
      await db.delete(refunds).where(eq(refunds.id, id));
    },
  };
}
