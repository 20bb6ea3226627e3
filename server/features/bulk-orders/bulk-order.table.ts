import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, fils, id, timestamps } from "#server/platform/database/columns.ts";
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
  },
  (table) => [index("bulk_orders_created").on(table.createdAt)],
);
