import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

/** How often an address posted something within the current window. */
export const postCounts = pgTable(
  "post_counts",
  {
    /** A hash of the kind of post and the address: addresses themselves are not stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    beganAt: moment().notNull(),
  },
  (table) => [index("post_counts_began").on(table.beganAt)],
);

/** Wrong passwords in a row, for each key that they are counted by. */
export const loginFailures = pgTable(
  "login_failures",
  {
    /** A hash of the account, the address, the device, or two of them together. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
    /** Attempts before this moment are rejected. */
    blockedUntil: moment().notNull(),
  },
  (table) => [index("login_failures_last").on(table.lastAt)],
);
