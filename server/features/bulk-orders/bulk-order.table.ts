import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, fils, id, timestamps } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchText, searchIndex } from "#server/platform/database/lists/search-text.ts";
import { BULK_ORDER_STATUSES } from "#shared/bulk-orders/bulk-order.ts";

export const bulkOrders = pgTable(
  "bulk_orders",
  {
    id: id(),
    status: text({ enum: BULK_ORDER_STATUSES }).notNull().default("pending"),
    companyName: text().notNull(),
    contactPerson: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    employeeCount: integer().notNull(),
    message: text().notNull().default(""),
    hasCustomPrice: boolean().notNull().default(false),
    customPriceFils: fils(),
    isApprovedByCustomer: boolean().notNull().default(false),
    /** As staff typed it; '' while there is no estimate. */
    estimatedDelivery: text().notNull().default(""),
    ...timestamps,
    ...deletable,

    search: searchText(
      // The number that the panel shows.
      "right(id, 8)",
      "search_text(company_name)",
      "search_text(contact_person)",
      "search_text(email)",
      "phone_text(array[phone])",
      "search_text(replace(message, E'\\n', ' '))",
    ),
  },
  (table) => {
    const { id, status, createdAt } = table;
    const isListed = sql`${table.deletedAt} is null`;
    return [
      index("bulk_orders_by_date").on(createdAt, id, status).where(isListed),
      index("bulk_orders_by_status").on(status, createdAt, id).where(isListed),
      index("bulk_orders_by_company").on(table.companyName, id, status, createdAt).where(isListed),
      index("bulk_orders_by_size").on(table.employeeCount, id, status, createdAt).where(isListed),
      searchIndex("bulk_orders", table.search),
    ];
  },
);

export const bulkOrderCounts = countsTable("bulk_order_counts", {
  status: text({ enum: BULK_ORDER_STATUSES }).notNull(),
});
