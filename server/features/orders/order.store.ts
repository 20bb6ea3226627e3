import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";

import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CsvSource } from "#server/platform/database/lists/csv-rows.ts";
import { csvDay, csvMoney, csvText, csvWord } from "#server/platform/database/lists/csv-text.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { orderNumber } from "#shared/ids.ts";
import { exportOrders } from "#shared/orders/order-calls.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { idempotencyKeys, orderAddons, orderCounts, orderNumbers, orders } from "./order.table.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderAddonRow = typeof orderAddons.$inferSelect;
export type NewOrder = Omit<
  OrderRow,
  "createdAt" | "updatedAt" | "deletedAt" | "status" | "customerName" | "search"
>;
export type NewOrderAddon = Omit<OrderAddonRow, "orderId" | "position">;
export type OrderWithAddons = OrderRow & { addons: OrderAddonRow[] };

const ORDER_LIST: ListRules<OrderQuery> = {
  sorts: {
    createdAt: orders.createdAt,
    total: orders.totalFils,
    status: [orders.status, orders.createdAt],
    customer: orders.customerName,
  },
  unsorted: ["-createdAt"],
  filters: {
    status: orders.status,
    paymentMethod: orders.paymentMethod,
    country: orders.countryId,
    city: orders.cityId,
  },
  days: orders.createdAt,
  searched: { text: orders.search, word: orders.cityName },
  counts: orderCounts,
};

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

    async isReserved(id: string): Promise<boolean> {
      return (await db.$count(orderNumbers, eq(orderNumbers.orderId, id))) > 0;
    },

    /** Makes transactions that place the same order wait until this one ends. */
    lockFor: (what: string): Promise<void> => lockFor(db, what),

    async add(order: NewOrder, addons: NewOrderAddon[]): Promise<OrderWithAddons> {
      const [row] = await db.insert(orders).values(order).returning();
      if (addons.length > 0) {
        await db
          .insert(orderAddons)
          .values(addons.map((addon, position) => ({ ...addon, orderId: order.id, position })));
      }
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

    /** The order of the same content that was placed in the last 10 minutes and still stands. */
    async findRepeated(contentHash: string): Promise<OrderWithAddons | undefined> {
      const rows = await db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.contentHash, contentHash),
            gte(orders.createdAt, sql`now() - interval '10 minutes'`),
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

const { typedCity, typedCountry, addressLine1, addressLine2, postcode } = orders;

/** On one line, as it would stand on a parcel. */
const ADDRESS = sql`concat_ws(', ',
  nullif(${addressLine1}, ''), nullif(${addressLine2}, ''),
  coalesce(nullif(${typedCity}, ''), ${orders.cityName}), nullif(${postcode}, ''),
  coalesce(nullif(${typedCountry}, ''), ${orders.countryName}))`;

export const ORDER_CSV = {
  call: exportOrders,
  table: orders,
  rules: ORDER_LIST,
  cells: {
    "Order ID": csvText(sql`right(${orders.id}, 8)`),
    "Customer Name": csvText(sql`(${orders.firstName} || ' ' || ${orders.lastName})`),
    Email: csvText(orders.email),
    Phone: csvText(sql`array_to_string(${orders.phoneNumbers}, ', ')`),
    Product: csvText(orders.productTitle),
    "Card Color": csvText(sql`coalesce(nullif(${orders.colorName}, ''), ${orders.color})`),
    Address: csvText(ADDRESS),
    Status: csvWord(orders.status),
    "Payment Method": csvWord(orders.paymentMethod),
    Total: csvMoney(orders.totalFils),
    Date: csvDay(orders.createdAt),
  },
} satisfies CsvSource<typeof exportOrders, OrderQuery>;
