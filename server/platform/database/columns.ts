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

/**
 * Column types that many tables share, so that the same kind of value is stored the same way
 * everywhere.
 */

/**
 * 24 lower-case hex characters, 96 random bits: can't be guessed, and says nothing about the time.
 */
export function newId(): string {
  return randomBytes(12).toString("hex");
}

export const id = () => text().primaryKey().$defaultFn(newId);

/** An amount of money in whole fils. */
export const fils = () => integer();

export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * The name of a stored picture: its key if it is served only by signed links, its path if it is
 * public; '' for none. Files that no column of this type names are deleted by the daily sweep, so
 * every column that may hold such a name must use this type.
 */
export const picture = customType<{ data: string; driverData: string }>({ dataType: () => "text" });

/** Columns made by `picture` are the only text columns with a custom type. */
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

/**
 * Deleting a row only marks it: it is shown nowhere but in the bin, which restores it for 30 days.
 * Then it is deleted for good.
 */
export const deletable = { deletedAt: moment() };

/** Columns by which lists of locations and links are ordered and filtered. */
export const listed = {
  isActive: boolean().notNull().default(true),
  displayOrder: integer().notNull().default(0),
};
