import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/platform/database/columns.ts";
import { LOCALES } from "#shared/i18n/locale.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    /** As typed; compared in lower case. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ["owner", "staff"] }).notNull(),
    /** The language of the panel; null until the user chooses one. */
    language: text({ enum: LOCALES }),
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
    /** SHA-256 of the token, hex. The token itself is not stored. */
    tokenHash: text().notNull().unique(),
    /** What the client reported of itself, cut off. */
    userAgent: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Browsers in which somebody has signed in. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** SHA-256 of the token in the browser's cookie, hex. */
    tokenHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lastSignInAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // Several people may use one browser.
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_devices_user").on(table.userId),
  ],
);
