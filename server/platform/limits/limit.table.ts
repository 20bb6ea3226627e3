import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

/** How often somebody posted something, since the first time that still counts. */
export const postCounts = pgTable(
  "post_counts",
  {
    /** A hash of what is posted and by whom: addresses themselves are not kept. */
    key: text().primaryKey(),
    count: integer().notNull(),
    beganAt: moment().notNull(),
  },
  (table) => [index("post_counts_began").on(table.beganAt)],
);

/** Wrong passwords in a row, by whatever they are counted for. */
export const loginFailures = pgTable(
  "login_failures",
  {
    /** A hash of the account, the address, the device, or of two of them together. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
    /** Before this moment no further try is taken. */
    blockedUntil: moment().notNull(),
  },
  (table) => [index("login_failures_last").on(table.lastAt)],
);
