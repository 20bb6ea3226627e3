import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/database/columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    /** As typed; compared in lower case. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ["owner", "staff"] }).notNull(),
    ...timestamps,
    ...deletable,
  },
  (table) => [
    uniqueIndex("users_email_unique")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token, hex. The token itself is nowhere. */
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);
