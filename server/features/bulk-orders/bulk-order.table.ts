import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { companies } from "#server/features/companies/company.table.ts";
import { deletable, fils, id, moment, timestamps } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchIndex, searchText } from "#server/platform/database/lists/search-text.ts";
import { binIndex, sortIndex } from "#server/platform/database/lists/sort-index.ts";
import { BULK_ORDER_STATUSES } from "#shared/bulk-orders/bulk-order.ts";
import { LOCALES } from "#shared/i18n/locale.ts";

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
    /** Of the page on which it was written, where that is known. */
    language: text({ enum: LOCALES }),
    /** Whose request it is, once that is known. */
    companyId: text().references(() => companies.id, { onDelete: "set null" }),
    /** When staff first replied from the panel. */
    repliedAt: moment(),
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
    const { status, createdAt } = table;
    const filters = [status, createdAt];
    return [
      sortIndex("bulk_orders_by_date", table, [createdAt], filters),
      sortIndex("bulk_orders_by_status", table, [status, createdAt], filters),
      sortIndex("bulk_orders_by_company", table, [table.companyName], filters),
      sortIndex("bulk_orders_by_size", table, [table.employeeCount], filters),
      searchIndex("bulk_orders", table.search),
      binIndex("bulk_orders_deleted", table),
      index("bulk_orders_company")
        .on(table.companyId)
        .where(sql`${table.companyId} is not null`),
    ];
  },
);

export const bulkOrderCounts = countsTable("bulk_order_counts", {
  status: text({ enum: BULK_ORDER_STATUSES }).notNull(),
});
