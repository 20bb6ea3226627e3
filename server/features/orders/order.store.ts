import { and, asc, eq, getTableColumns, inArray, isNull } from "drizzle-orm";

import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { ORDER_LIST } from "./order-list.store.ts";
import { orderAddons, orderNumbers, orders } from "./order.table.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderAddonRow = typeof orderAddons.$inferSelect;
/** What the database sets of an order that is placed. */
const LEFT_TO_DATABASE = [
  "createdAt",
  "updatedAt",
  "deletedAt",
  "status",
  "receiptReason",
  "stockColors",
  "paidFils",
  "shippedAt",
  "deliveredAt",
  "refusedAt",
  "customerName",
  "toCheck",
  "search",
] as const satisfies (keyof OrderRow)[];
export type NewOrder = Omit<
  OrderRow,
  (typeof LEFT_TO_DATABASE)[number] | keyof typeof OF_NO_COMPANY
>;
export type NewOrderAddon = Omit<OrderAddonRow, "orderId" | "position">;
export type OrderWithAddons = OrderRow & { addons: OrderAddonRow[] };
/** Without what the database derives for its lists. */
export type StoredOrder = Omit<
  OrderWithAddons,
  "stockColors" | "customerName" | "toCheck" | "search"
>;

/** What only orders of companies have. */
const OF_NO_COMPANY = {
  isOfCompany: false,
  companyId: null,
  quoteId: null,
  unprinted: [] as OrderRow["unprinted"],
  backText: "",
  setupFils: 0,
  depositFils: 0,
  buyerName: "",
  buyerTaxNumber: "",
} as const satisfies Partial<OrderRow>;

/** What a new order has a value for: also a column whose default must not apply to it. */
export const NEW_ORDER_COLUMNS = Object.keys(getTableColumns(orders)).filter(
  (name): name is keyof NewOrder =>
    !Object.hasOwn(OF_NO_COMPANY, name) && !LEFT_TO_DATABASE.some((other) => other === name),
);

/** The order as it is stored, with the values that columns have by default. */
export function asStored(
  order: NewOrder,
  addons: readonly NewOrderAddon[],
  createdAt: Date,
): StoredOrder {
  return {
    ...order,
    status: "pending",
    receiptReason: "",
    ...OF_NO_COMPANY,
    paidFils: 0,
    shippedAt: null,
    deliveredAt: null,
    refusedAt: null,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    addons: addons.map((addon, position) => ({ ...addon, orderId: order.id, position })),
  };
}

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

    /** Adds an order whose id is reserved. */
    async add(order: typeof orders.$inferInsert): Promise<OrderRow> {
      const [row] = await db.insert(orders).values(order).returning();
      return row!;
    },

    /** The id that has this number, placed or only reserved. */
    async idOfNumber(number: string): Promise<string | undefined> {
      const [row] = await db
        .select({ orderId: orderNumbers.orderId })
        .from(orderNumbers)
        .where(eq(orderNumbers.number, number));
      return row?.orderId;
    },

    /** Makes transactions that do the same for an order wait until this one ends. */
    lockFor: (what: string): Promise<void> => lockFor(db, what),

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

    /**
     * The same, and nobody else changes it until this transaction ends. Whoever names it in a row of another table,
     * as a page that is handed on to it does, need not wait.
     */
    async findForUpdate(id: string): Promise<OrderWithAddons | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isNull(orders.deletedAt)))
        .for("no key update");
      return (await withAddons(rows))[0];
    },

    /** Nobody changes it until this transaction ends, not even what takes it out of the bin. */
    async lockEvenDeleted(id: string): Promise<void> {
      await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for("no key update");
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
