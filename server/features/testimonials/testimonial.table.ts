import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, picture, timestamps } from "#server/platform/database/columns.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    name: text().notNull(),
    nameAr: text().notNull().default(""),
    title: text().notNull(),
    titleAr: text().notNull().default(""),
    company: text().notNull(),
    companyAr: text().notNull().default(""),
    quote: text().notNull(),
    quoteAr: text().notNull().default(""),
    rating: integer().notNull(),
    image: picture().notNull().default(""),
    /** Whether it is a seeded example, which is labelled as such. */
    isExample: boolean().notNull().default(false),
    ...timestamps,
    ...deletable,
  },
  (table) => [check("testimonials_rating", sql`${table.rating} between 1 and 5`)],
);
