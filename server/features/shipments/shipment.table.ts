import { index, pgTable, text } from "drizzle-orm/pg-core";

import { orders } from "#server/features/orders/order.table.ts";
import { timestamps } from "#server/platform/database/columns.ts";

/** With which courier an order is on its way; what it was before stands in the order's history. */
export const shipments = pgTable(
  "shipments",
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    courier: text().notNull(),
    trackingNumber: text().notNull(),
    /** Where the courier shows how far it is; '' for none. */
    url: text().notNull().default(""),
    ...timestamps,
  },
  (table) => [index("shipments_updated").on(table.updatedAt)],
);
