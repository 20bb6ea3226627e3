import { sql, type SQL } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";

import { cards } from "#server/features/cards/card.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { id, picture, timestamps } from "#server/platform/database/columns.ts";
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

/**
 * By which the people of a list are found, as search text. Cells stand as they came, so the number is taken as
 * it was before a spreadsheet gave it decimals or a power of ten.
 */
export const contactOfRow = ({ cells }: { cells: AnyPgColumn }): SQL =>
  sql`' ' || search_text(${cells}->>'email') || E'\\n ' || phone_text(array[regexp_replace(
    regexp_replace(${cells}->>'phone', '[.,]0+$', ''), '^([0-9])[.,]([0-9]{8})[eE][+]?0?8$', '\\1\\2')])`;

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
    /** The key of this person's photo, of which their page gets a public copy. */
    photo: picture().notNull().default(""),
    /** The key of a small square of it, for lists. */
    smallPhoto: picture().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.rosterId, table.n] }),
    index("roster_rows_card").on(table.cardId),
    index("roster_rows_contact").using("gin", sql`(${contactOfRow(table)}) gin_trgm_ops`),
  ],
);
