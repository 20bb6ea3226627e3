import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, fils, id, picture, timestamps } from "#server/platform/database/columns.ts";

export const products = pgTable("products", {
  id: id(),
  title: text().notNull(),
  titleAr: text().notNull().default(""),
  description: text().notNull(),
  descriptionAr: text().notNull().default(""),
  /** Null means the default price. */
  priceFils: fils(),
  isMainProduct: boolean().notNull().default(false),
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
