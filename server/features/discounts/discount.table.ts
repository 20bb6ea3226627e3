import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, fils, id, timestamps } from "#server/platform/database/columns.ts";

export const discounts = pgTable(
  "discounts",
  {
    id: id(),
    /** In the form of `asDiscountCode`. */
    code: text().notNull(),
    percent: integer().notNull().default(0),
    amountFils: fils().notNull().default(0),
    /** In Jordan, both included. */
    startsOn: date(),
    endsOn: date(),
    mostUses: integer(),
    mostPerEmail: integer(),
    /** Of product and addons. */
    smallestFils: fils().notNull().default(0),
    productId: text(),
    isActive: boolean().notNull().default(true),
    /** The trigger `take_discount` counts, in the statement that places or changes an order. */
    usedCount: integer().notNull().default(0),
    ...timestamps,
    ...deletable,
  },
  ({ code, deletedAt }) => [
    uniqueIndex("discounts_code")
      .on(code)
      .where(sql`${deletedAt} is null`),
  ],
);
