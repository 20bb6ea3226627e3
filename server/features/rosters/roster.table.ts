import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { cards } from "#server/features/cards/card.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { id, timestamps } from "#server/platform/database/columns.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";

/** The lists of people that companies send. */
export const rosters = pgTable(
  "rosters",
  {
    id: id(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Of the file it came from, or ''. */
    name: text().notNull().default(""),
    ...timestamps,
  },
  (table) => [index("rosters_company").on(table.companyId, table.createdAt)],
);

/** Somebody in a list. What is wrong with them is stored as well, so that nothing typed is lost. */
export const rosterRows = pgTable(
  "roster_rows",
  {
    rosterId: text()
      .notNull()
      .references(() => rosters.id, { onDelete: "cascade" }),
    /** Its number, which it keeps. */
    n: integer().notNull(),
    version: integer().notNull().default(1),
    cells: jsonb().$type<RosterRow>().notNull(),
    /** Of this person; null until it is ordered. */
    cardId: text().references(() => cards.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.n] }),
    index("roster_rows_card").on(table.cardId),
  ],
);
