import { bigint, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { mergedBy } from "#server/platform/database/lists/counts-table.ts";

/**
 * What is counted, and by which key:
 * - `city`, by its id: orders that were placed, and what they come to; `fee`: of that for delivery
 * - `color`: cards that were ordered, and their price; `addon`, by its id: on how many cards, and its price
 * - `discount`, by its id: orders, and what it took off
 * - `kept`: orders that were cancelled after they were paid, and what was not given back of them, by the month
 *   in which they were placed
 * - `refund`: what was given back; `tax`: documents, and the tax of invoices less that of credit notes
 * - `card`: cards of orders that left the shop
 * - `delivered`, `refused`, by the city's id: orders
 * - `arrival`, by the days on which it was placed and delivered (`2026-01-02 2026-01-05`): orders within
 *   Jordan, where a day is promised
 */
export const FIGURE_KINDS = [
  "city",
  "fee",
  "color",
  "addon",
  "discount",
  "kept",
  "refund",
  "tax",
  "card",
  "delivered",
  "refused",
  "arrival",
] as const;

/**
 * Figures by month in Amman (decision 067). As with the counts of lists, triggers insert rows and never
 * update one; sums over them are the figures.
 */
export const monthFigures = mergedBy(
  pgTable(
    "month_figures",
    {
      /** Its first day. */
      month: date().notNull(),
      kind: text({ enum: FIGURE_KINDS }).notNull(),
      key: text().notNull(),
      /** What the orders call it; '' where the key says everything. */
      name: text().notNull(),
      n: integer().notNull(),
      fils: bigint({ mode: "number" }).notNull(),
    },
    ({ month, kind, key, name, n, fils }) => [
      // All columns, so that years are summed by an index-only scan.
      index("month_figures_by_month").on(kind, month, key, name, n, fils),
    ],
  ),
  "merge_month_figures",
);
