import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { orderNumbers } from "#server/features/orders/order.table.ts";
import { fils, id, moment } from "#server/platform/database/columns.ts";

/** What couriers took along. Sheets stay, as other records of money do. */
export const handovers = pgTable("handovers", {
  id: id(),
  number: integer().notNull().unique(),
  courier: text().notNull(),
  userId: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/**
 * An order on a sheet, and the cash that it brought. Of its customer nothing is stored here, so that who is
 * erased is erased; it outlives the order itself.
 */
export const handoverLines = pgTable(
  "handover_lines",
  {
    id: id(),
    handoverId: text()
      .notNull()
      .references(() => handovers.id, { onDelete: "cascade" }),
    orderId: text()
      .notNull()
      .references(() => orderNumbers.orderId),
    /** To collect, as it was when the sheet was made; 0 for what was paid. */
    cashFils: fils().notNull(),
    broughtFils: fils(),
    /** Why nothing was collected; '' for no reason. */
    reason: text().notNull().default(""),
    settledAt: moment(),
    settledBy: text(),
  },
  (table) => [
    uniqueIndex("handover_lines_sheet").on(table.handoverId, table.orderId),
    index("handover_lines_order").on(table.orderId),
    // An order is out with one courier at a time.
    uniqueIndex("handover_lines_open")
      .on(table.orderId)
      .where(sql`${table.settledAt} is null`),
  ],
);
