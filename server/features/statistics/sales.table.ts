import { bigint, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { mergedBy } from "#server/platform/database/lists/counts-table.ts";
import { KNOWN_ORDER_STATUSES } from "#shared/orders/order-status.ts";

/**
 * Orders and what they come to, by the day in Amman on which they were placed. As with the counts of
 * lists, triggers on the orders insert rows and never update one; sums over them are the figures.
 */
export const orderSales = mergedBy(
  pgTable(
    "order_sales",
    {
      day: date().notNull(),
      status: text({ enum: KNOWN_ORDER_STATUSES }).notNull(),
      cityId: text().notNull(),
      cityName: text().notNull(),
      color: text().notNull(),
      colorName: text().notNull(),
      n: integer().notNull(),
      totalFils: bigint({ mode: "number" }).notNull(),
    },
    ({ day, status, cityId, cityName, color, colorName, n, totalFils }) => [
      // All columns, so that a year is summed by an index-only scan.
      index("order_sales_by_day").on(day, status, cityId, cityName, color, colorName, n, totalFils),
    ],
  ),
  "merge_order_sales",
);
