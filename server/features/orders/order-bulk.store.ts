import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { selectionOf } from "#server/platform/database/lists/selection.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";
import type { KnownOrderStatus, OrderStatus } from "#shared/orders/order-status.ts";

import { ORDER_LIST, type OrderRow } from "./order.store.ts";
import { orders } from "./order.table.ts";

/** Many orders at once. */
export function orderBulkStore(db: Db) {
  return {
    /** When an order was placed, also one that was deleted since. */
    async placedAt(id: string): Promise<Date | undefined> {
      const [row] = await db.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, id));
      return row?.at;
    },

    /**
     * The ids of orders that match, the newest first, from the one behind `after` on. Those that are
     * placed meanwhile come before it, and are left alone.
     */
    async idsBehind(
      query: OrderQuery,
      after: Pick<OrderRow, "id" | "createdAt"> | undefined,
      limit: number,
    ): Promise<string[]> {
      const viewer = { isStaff: true };
      const { where } = await selectionOf(db, orders, ORDER_LIST, query, viewer);
      const behind =
        after &&
        sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(where, behind))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /**
     * The statuses of these orders with where their customers are told of them; nobody else changes them
     * until this transaction ends.
     */
    async lockStatuses(
      ids: readonly string[],
    ): Promise<(Pick<OrderRow, "id" | "email" | "phoneNumbers"> & { status: KnownOrderStatus })[]> {
      const { id, status, email, phoneNumbers } = orders;
      return (
        db
          .select({ id, status, email, phoneNumbers })
          .from(orders)
          .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)))
          // In one order, so that two who do the same don't wait for each other.
          .orderBy(asc(orders.id))
          .for("update")
      );
    },

    /** The statuses of those that are not deleted, by their ids. */
    async statusesOf(ids: readonly string[]): Promise<Map<string, KnownOrderStatus>> {
      const rows = await db
        .select({ id: orders.id, status: orders.status })
        .from(orders)
        .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)));
      return new Map(rows.map(({ id, status }) => [id, status]));
    },

    async setStatus(ids: readonly string[], status: OrderStatus): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(orders)
        .set({ status, updatedAt: new Date() })
        .where(inArray(orders.id, [...ids]));
    },
  };
}
