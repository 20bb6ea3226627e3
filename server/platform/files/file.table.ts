import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

/** Every stored file. It serves to find, and delete, files that no record refers to any more. */
export const files = pgTable("files", {
  /** The key in the file store, e.g. `private/3f2a….webp`. */
  key: text().primaryKey(),
  isPublic: boolean().notNull(),
  contentType: text().notNull(),
  byteSize: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Since when no link to it works, although it is kept: the record that names it was deleted. */
  withdrawnAt: moment(),
});
