import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";

import { deletable, fils, id, picture, timestamps } from "#server/platform/database/columns.ts";
import { STOCK_LEFT } from "#server/platform/database/refusing-checks.ts";
import type { QuantityPrice } from "#shared/catalog/quantity-price.ts";
import { DEFAULT_LOW_MARK } from "#shared/catalog/stock.ts";

export const products = pgTable("products", {
  id: id(),
  title: text().notNull(),
  titleAr: text().notNull().default(""),
  description: text().notNull(),
  descriptionAr: text().notNull().default(""),
  /** Null means the default price. */
  priceFils: fils(),
  /** What each costs in an order of so many cards or more. */
  quantityPrices: jsonb().$type<QuantityPrice[]>().notNull().default([]),
  isMainProduct: boolean().notNull().default(false),
  /** It can't be ordered for a while; `pausedText` tells visitors why. */
  isPaused: boolean().notNull().default(false),
  pausedText: text().notNull().default(""),
  pausedTextAr: text().notNull().default(""),
  ...timestamps,
  ...deletable,
});

export const cardDesigns = pgTable(
  "card_designs",
  {
    id: id(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    color: text().notNull(),
    colorName: text().notNull(),
    colorNameAr: text().notNull().default(""),
    /** The stored path of its picture; '' when there is none. */
    image: picture().notNull().default(""),
  },
  (table) => [index("card_designs_product").on(table.productId, table.position)],
);

/**
 * How many cards of a colour are left, of each colour that is counted. Orders count it, by the trigger
 * `keep_stock`.
 */
export const stock = pgTable(
  "stock",
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** In lower case. */
    color: text().notNull(),
    leftCount: integer().notNull(),
    /** From here on visitors are told how many are left. */
    lowMark: integer().notNull().default(DEFAULT_LOW_MARK),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color] }),
    check(STOCK_LEFT, sql`${table.leftCount} >= 0`),
  ],
);
