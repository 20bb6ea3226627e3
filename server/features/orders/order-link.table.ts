import { index, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

import { orderNumbers } from "./order.table.ts";

/**
 * The links to orders' own pages. Only the hashes of their tokens are stored: nobody who reads the
 * database can open a page. An order may have several, and one that is only reserved has one.
 */
export const orderLinks = pgTable(
  "order_links",
  {
    /** SHA-256, in hex. */
    tokenHash: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orderNumbers.orderId, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("order_links_created").on(table.createdAt),
    index("order_links_order").on(table.orderId),
  ],
);
