import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";

import { refunds } from "#server/features/refunds/refund.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { selectionOf } from "#server/platform/database/lists/selection.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";
import type { KnownOrderStatus, OrderStatus } from "#shared/orders/order-status.ts";

import { ORDER_LIST } from "./order-list.store.ts";
import type { OrderRow } from "./order.store.ts";
import { orders } from "./order.table.ts";

const read = {
  id: orders.id,
  status: orders.status,
  email: orders.email,
  phoneNumbers: orders.phoneNumbers,
  updatedAt: orders.updatedAt,
  /** All that was paid was given back. (Drizzle would leave the tables out of the columns' names.) */
  isGivenBack: sql<boolean>`"orders"."paid_fils" > 0 and "orders"."paid_fils" <= coalesce((
    select sum("refunds"."amount_fils") from ${refunds} where "refunds"."order_id" = "orders"."id"), 0)`,
};
/** An order with its status and where its customer is told of it. */
export type BulkOrder = Pick<OrderRow, Exclude<keyof typeof read, "isGivenBack">> & {
  isGivenBack: boolean;
};

/** Many orders at once. */
export function orderBulkStore(db: Db) {
  // In one order, so that two who do the same don't wait for each other.
  const select = (ids: readonly string[]) =>
    db
      .select(read)
      .from(orders)
      .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)))
      .orderBy(asc(orders.id));

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

    read: async (ids: readonly string[]): Promise<BulkOrder[]> => select(ids),

    /** The same, and nobody else changes them until this transaction ends. */
    lock: async (ids: readonly string[]): Promise<BulkOrder[]> => select(ids).for("no key update"),

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
