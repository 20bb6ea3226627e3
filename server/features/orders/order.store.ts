import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";

import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { wasSentJustNow } from "#server/platform/database/sent-again.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { ORDER_LIST } from "./order-list.store.ts";
import { idempotencyKeys, orderAddons, orderNumbers, orders } from "./order.table.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderAddonRow = typeof orderAddons.$inferSelect;
export type NewOrder = Omit<
  OrderRow,
  | "createdAt"
  | "updatedAt"
  | "deletedAt"
  | "status"
  | "receiptReason"
  | "customerName"
  | "toCheck"
  | "search"
>;
export type NewOrderAddon = Omit<OrderAddonRow, "orderId" | "position">;
export type OrderWithAddons = OrderRow & { addons: OrderAddonRow[] };

export function orderStore(db: Db) {
  async function withAddons(rows: OrderRow[]): Promise<OrderWithAddons[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const addons = await db
      .select()
      .from(orderAddons)
      .where(inArray(orderAddons.orderId, ids))
      .orderBy(asc(orderAddons.position));
    return rows.map((row) => ({ ...row, addons: addons.filter((a) => a.orderId === row.id) }));
  }

  async function addAddons(orderId: string, addons: readonly NewOrderAddon[]): Promise<void> {
    if (addons.length === 0) return;
    await db
      .insert(orderAddons)
      .values(addons.map((addon, position) => ({ ...addon, orderId, position })));
  }

  return {
    /**
     * Reserves an id whose number is unused. Numbers have 32 bits, so in a collision another is
     * tried.
     */
    async reserveId(): Promise<string> {
      for (;;) {
        const id = newId();
        const taken = await db
          .insert(orderNumbers)
          .values({ orderId: id, number: orderNumber(id) })
          .onConflictDoNothing()
          .returning({ orderId: orderNumbers.orderId });
        if (taken.length > 0) return id;
      }
    },

    /** The id that has this number, placed or only reserved. */
    async idOfNumber(number: string): Promise<string | undefined> {
      const [row] = await db
        .select({ orderId: orderNumbers.orderId })
        .from(orderNumbers)
        .where(eq(orderNumbers.number, number));
      return row?.orderId;
    },

    async isReserved(id: string): Promise<boolean> {
      return (await db.$count(orderNumbers, eq(orderNumbers.orderId, id))) > 0;
    },

    /** Makes transactions that place the same order wait until this one ends. */
    lockFor: (what: string): Promise<void> => lockFor(db, what),

    async add(order: NewOrder, addons: NewOrderAddon[]): Promise<OrderWithAddons> {
      const [row] = await db.insert(orders).values(order).returning();
      await addAddons(order.id, addons);
      return (await withAddons([row!]))[0]!;
    },

    /** Deleted orders count too: their numbers stay taken. */
    async findPlaced(id: string): Promise<OrderWithAddons | undefined> {
      return (await withAddons(await db.select().from(orders).where(eq(orders.id, id))))[0];
    },

    async find(id: string): Promise<OrderWithAddons | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isNull(orders.deletedAt)));
      return (await withAddons(rows))[0];
    },

    /** The same, and nobody else changes it until this transaction ends. */
    async findForUpdate(id: string): Promise<OrderWithAddons | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isNull(orders.deletedAt)))
        .for("update");
      return (await withAddons(rows))[0];
    },

    /** @param addons in place of those that it has; left out, they stay */
    async change(
      id: string,
      columns: Partial<Omit<OrderRow, "id" | "customerName" | "toCheck" | "search">>,
      addons?: readonly NewOrderAddon[],
    ): Promise<OrderWithAddons> {
      const rows = await db
        .update(orders)
        .set({ ...columns, updatedAt: new Date() })
        .where(eq(orders.id, id))
        .returning();
      if (addons) {
        await db.delete(orderAddons).where(eq(orderAddons.orderId, id));
        await addAddons(id, addons);
      }
      return (await withAddons(rows))[0]!;
    },

    /** The order of the same content that was placed in the last 10 minutes and still stands. */
    async findRepeated(contentHash: string): Promise<OrderWithAddons | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.contentHash, contentHash),
            wasSentJustNow(orders.createdAt),
            isNull(orders.deletedAt),
            ne(orders.status, "cancelled"),
          ),
        )
        .orderBy(desc(orders.createdAt))
        .limit(1);
      return (await withAddons(rows))[0];
    },

    async findKey(key: string): Promise<{ orderId: string; contentHash: string } | undefined> {
      const [row] = await db
        .select()
        .from(idempotencyKeys)
        .where(
          and(
            eq(idempotencyKeys.key, key),
            gte(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`),
          ),
        );
      return row;
    },

    async addKey(key: string, contentHash: string, orderId: string): Promise<void> {
      await db
        .delete(idempotencyKeys)
        .where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
      await db.insert(idempotencyKeys).values({ key, contentHash, orderId });
    },

    async list(
      query: OrderQuery,
      slice: Slice,
    ): Promise<{ rows: OrderWithAddons[]; total: number }> {
      const isStaff = true;
      const { rows, total } = await listRows(db, orders, ORDER_LIST, query, { isStaff }, slice);
      return { rows: await withAddons(rows), total };
    },
  };
}
export type OrderStore = ReturnType<typeof orderStore>;
