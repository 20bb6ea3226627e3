import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

/** Every stored file. One that no record names any more can be told, and swept, by this table. */
export const files = pgTable("files", {
  /** The key in the file store, e.g. `private/3f2a….webp`. */
  key: text().primaryKey(),
  isPublic: boolean().notNull(),
  contentType: text().notNull(),
  byteSize: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
