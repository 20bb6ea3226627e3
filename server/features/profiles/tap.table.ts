import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { cards } from "#server/features/cards/card.table.ts";

/** How often a card was opened on a day in Amman: a number alone, of nobody in particular. */
export const cardTaps = pgTable(
  "card_taps",
  {
    cardId: text()
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.day] })],
);
