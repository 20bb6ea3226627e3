import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { cards } from "#server/features/cards/card.table.ts";

/**
 * How often a card was opened on a day in Amman: a number alone, of nobody in particular. What is older
 * than 13 months is the sum of a month, under its first day.
 */
export const cardTaps = pgTable(
  "card_taps",
  {
    cardId: text()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.day] }),
    // Rows are added by day, so that this small index tells which part of the table has a month's.
    index("card_taps_by_day").using("brin", table.day),
  ],
);
