import { and, eq, isNull, sql } from "drizzle-orm";

import { countCorrespondence, isOverdue } from "#server/features/replies/unanswered.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import {
  csvDay,
  csvEither,
  csvGivenDay,
  csvNumber,
  csvPhones,
  csvText,
} from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { wasSentJustNow } from "#server/platform/database/sent-again.ts";
import { bulkOrderCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import { BULK_ORDER_STATUSES, type BulkOrderQuery } from "#shared/bulk-orders/bulk-order.ts";
import { UNANSWERED } from "#shared/replies/unanswered.ts";

import { bulkOrderCounts, bulkOrders } from "./bulk-order.table.ts";

export type BulkOrderRow = typeof bulkOrders.$inferSelect;

/** What somebody asks for. */
type BulkRequest = Pick<
  BulkOrderRow,
  "companyName" | "contactPerson" | "email" | "phone" | "employeeCount" | "message"
>;

const BULK_ORDER_LIST: ListRules<BulkOrderQuery> = {
  sorts: {
    createdAt: bulkOrders.createdAt,
    companyName: bulkOrders.companyName,
    employeeCount: bulkOrders.employeeCount,
    status: [bulkOrders.status, bulkOrders.createdAt],
  },
  unsorted: ["-createdAt"],
  filters: { status: bulkOrders.status, overdue: isOverdue(bulkOrders, UNANSWERED.bulkOrders) },
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

    /** Locked until the transaction ends. */
    async findForUpdate(id: string): Promise<BulkOrderRow | undefined> {
      const [row] = await db
        .select()
        .from(bulkOrders)
        .where(and(eq(bulkOrders.id, id), isNull(bulkOrders.deletedAt)))
        .for("update");
      return row;
    },

    async change(id: string, changes: Partial<BulkOrderRow>): Promise<void> {
      await db
        .update(bulkOrders)
        .set({ ...changes, updatedAt: new Date() })
        .where(eq(bulkOrders.id, id));
    },

    async find(id: string): Promise<BulkOrderRow | undefined> {
      const [row] = await db
        .select()
        .from(bulkOrders)
        .where(and(eq(bulkOrders.id, id), isNull(bulkOrders.deletedAt)));
      return row;
    },

    /**
     * The same request that came a moment ago and still stands. A simultaneous identical request waits
     * until this transaction ends.
     */
    async findRepeated(request: BulkRequest): Promise<BulkOrderRow | undefined> {
      const { companyName, contactPerson, email, phone, employeeCount, message } = request;
      const content = [companyName, contactPerson, email, phone, employeeCount, message];
      await lockFor(db, JSON.stringify(["bulk order", ...content]));
      const same = and(
        isNull(bulkOrders.deletedAt),
        wasSentJustNow(bulkOrders.createdAt),
        eq(bulkOrders.email, email),
        eq(bulkOrders.companyName, companyName),
        eq(bulkOrders.contactPerson, contactPerson),
        eq(bulkOrders.phone, phone),
        eq(bulkOrders.employeeCount, employeeCount),
        eq(bulkOrders.message, message),
      );
      const [row] = await db.select().from(bulkOrders).where(same).limit(1);
      return row;
    },

    counts: () =>
      countCorrespondence(
        db,
        bulkOrders,
        bulkOrderCounts,
        BULK_ORDER_STATUSES,
        UNANSWERED.bulkOrders,
      ),

    list: (query: BulkOrderQuery, slice: Slice): Promise<{ rows: BulkOrderRow[]; total: number }> =>
      listRows(db, bulkOrders, BULK_ORDER_LIST, query, { isStaff: true }, slice),
  };
}

export const BULK_ORDER_CSV = {
  call: bulkOrderCalls.export,
  table: bulkOrders,
  rules: BULK_ORDER_LIST,
  cells: {
    "Order ID": csvText(sql`right(${bulkOrders.id}, 8)`),
    "Company Name": csvText(bulkOrders.companyName),
    "Contact Person": csvText(bulkOrders.contactPerson),
    Email: csvText(bulkOrders.email),
    Phone: csvPhones(bulkOrders.phone, { isArray: false }),
    "Employee Count": csvNumber(bulkOrders.employeeCount),
    Message: csvText(bulkOrders.message),
    Status: csvText(bulkOrders.status),
    "Pricing Type": csvEither(bulkOrders.hasCustomPrice, "Custom", "Standard"),
    "Customer Response": csvEither(bulkOrders.isApprovedByCustomer, "Approved", "Pending"),
    "Created Date": csvDay(bulkOrders.createdAt),
    "Estimated Delivery": csvGivenDay(bulkOrders.estimatedDelivery),
  },
} satisfies CsvSource<typeof bulkOrderCalls.export, BulkOrderQuery>;
