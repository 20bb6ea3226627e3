import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import {
  containing,
  sliced,
  sortedBy,
  withinDays,
  type Slice,
} from "#server/platform/database/listing.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import type { BulkOrderQuery } from "#shared/bulk-orders/bulk-order.ts";

import { bulkOrders } from "./bulk-order.table.ts";

/** How long the same request of the same company is taken for one that was sent twice. */
const SAME_FOR = sql`interval '1 day'`;

export type BulkOrderRow = typeof bulkOrders.$inferSelect;

const SORT_COLUMNS = {
  createdAt: bulkOrders.createdAt,
  companyName: bulkOrders.companyName,
  employeeCount: bulkOrders.employeeCount,
  status: bulkOrders.status,
};

export function bulkOrderStore(db: Db) {
  return {
    async add(bulkOrder: typeof bulkOrders.$inferInsert): Promise<BulkOrderRow> {
      const [row] = await db.insert(bulkOrders).values(bulkOrder).returning();
      return row!;
    },

    async find(id: string): Promise<BulkOrderRow | undefined> {
      const [row] = await db
        .select()
        .from(bulkOrders)
        .where(and(eq(bulkOrders.id, id), isNull(bulkOrders.deletedAt)));
      return row;
    },

    /**
     * Whether the same company asked for the same before, within a day. Who asks at the same moment
     * waits until the other's transaction ends.
     */
    async isRepeated(row: BulkOrderRow): Promise<boolean> {
      const { id, companyName, contactPerson, email, phone, employeeCount, message } = row;
      const content = [companyName, contactPerson, email, phone, employeeCount, message];
      await lockFor(db, JSON.stringify(["bulk order", ...content]));
      const same = and(
        ne(bulkOrders.id, id),
        isNull(bulkOrders.deletedAt),
        gt(bulkOrders.createdAt, sql`now() - ${SAME_FOR}`),
        eq(bulkOrders.email, email),
        eq(bulkOrders.companyName, companyName),
        eq(bulkOrders.contactPerson, contactPerson),
        eq(bulkOrders.phone, phone),
        eq(bulkOrders.employeeCount, employeeCount),
        eq(bulkOrders.message, message),
      );
      return (await db.$count(bulkOrders, same)) > 0;
    },

    async list(
      query: BulkOrderQuery,
      slice: Slice,
    ): Promise<{ rows: BulkOrderRow[]; total: number }> {
      const matching = and(
        isNull(bulkOrders.deletedAt),
        query.status ? eq(bulkOrders.status, query.status) : undefined,
        withinDays(bulkOrders.createdAt, query),
        containing(
          query.search,
          // The number that the panel shows.
          sql`right(${bulkOrders.id}, 8)`,
          bulkOrders.companyName,
          bulkOrders.contactPerson,
          bulkOrders.email,
          bulkOrders.phone,
          bulkOrders.message,
        ),
      );
      const selected = db
        .select()
        .from(bulkOrders)
        .where(matching)
        .orderBy(...sortedBy(query.sort ?? "-createdAt", SORT_COLUMNS, bulkOrders.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(bulkOrders, matching),
      ]);
      return { rows, total };
    },
  };
}
