import { randomBytes } from "node:crypto";

import { is } from "drizzle-orm";
import {
  boolean,
  customType,
  integer,
  PgCustomColumn,
  text,
  timestamp,
  type PgColumn,
} from "drizzle-orm/pg-core";

/** Columns that many tables share, so that one kind of thing is stored one way. */

/** 24 lower-case hex characters, 96 random bits: never guessable, never told apart by time. */
export function newId(): string {
  return randomBytes(12).toString("hex");
}

export const id = () => text().primaryKey().$defaultFn(newId);

/** An amount of money in whole fils. */
export const fils = () => integer();

export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * The name of a stored picture: its key where only links with a signature lead to it, its path where
 * anybody may see it; '' for none. Files that no such column names are swept, so whatever may hold a
 * name is declared so.
 */
export const picture = customType<{ data: string; driverData: string }>({ dataType: () => "text" });

/** Pictures are the one kind of text that is a type of our own. */
export function isPicture(column: PgColumn): boolean {
  return is(column, PgCustomColumn) && column.getSQLType() === "text";
}

export const timestamps = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

/** Deleting only marks: it can be undone for 30 days in the database and shows nowhere. */
export const deletable = { deletedAt: moment() };

/** What lists of places and links are ordered and filtered by. */
export const listed = {
  isActive: boolean().notNull().default(true),
  displayOrder: integer().notNull().default(0),
};
