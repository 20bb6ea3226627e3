import { index, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, fils, id, listed, timestamps } from "#server/platform/database/columns.ts";

export const countries = pgTable("countries", {
  id: id(),
  name: text().notNull(),
  nameAr: text().notNull().default(""),
  code: text().notNull(),
  ...listed,
  ...timestamps,
  ...deletable,
});

export const cities = pgTable(
  "cities",
  {
    id: id(),
    countryId: text()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
    nameAr: text().notNull().default(""),
    deliveryFeeFils: fils().notNull(),
    ...listed,
    ...timestamps,
    ...deletable,
  },
  (table) => [index("cities_country").on(table.countryId)],
);
