import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { mergedBy } from "./lists/counts-table.ts";

/**
 * How many rows of a long list have sort keys that begin alike, by status: from it follows where a
 * page in the middle begins, without reading what comes before it. The number is the sum of `n`;
 * triggers insert rows with every change of the list (`keep_sort_counts` in the migrations), as for
 * tables made by `countsTable`.
 */
export const sortCounts = mergedBy(
  pgTable(
    "sort_counts",
    {
      /** The name of the list's table. */
      list: text().notNull(),
      /** The order's name in the list's rules. */
      sort: text().notNull(),
      /** The beginning of the key; a number's ten digits. */
      prefix: text().notNull(),
      status: text().notNull(),
      n: integer().notNull(),
    },
    // The index covers all columns, so that a list's prefixes are summed by an index-only scan.
    (table) => [
      index("sort_counts_by_prefix").on(
        table.list,
        table.sort,
        table.prefix,
        table.status,
        table.n,
      ),
    ],
  ),
  "merge_sort_counts",
);
