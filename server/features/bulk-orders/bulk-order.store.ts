import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import type { BulkOrderQuery } from "#shared/bulk-orders/bulk-order.ts";

import { bulkOrderCounts, bulkOrders } from "./bulk-order.table.ts";

/** How long the same request of the same company is taken for one that was sent twice. */
const SAME_FOR = sql`interval '1 day'`;

export type BulkOrderRow = typeof bulkOrders.$inferSelect;

const BULK_ORDER_LIST: ListRules<BulkOrderQuery> = {
  sorts: {
    createdAt: bulkOrders.createdAt,
    companyName: bulkOrders.companyName,
    employeeCount: bulkOrders.employeeCount,
    status: [bulkOrders.status, bulkOrders.createdAt],
  },
  unsorted: ["-createdAt"],
  filters: { status: bulkOrders.status },
  days: bulkOrders.createdAt,
  searched: { text: bulkOrders.search },
  counts: bulkOrderCounts,
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

    list: (query: BulkOrderQuery, slice: Slice): Promise<{ rows: BulkOrderRow[]; total: number }> =>
      listRows(db, bulkOrders, BULK_ORDER_LIST, query, { isStaff: true }, slice),
  };
}
