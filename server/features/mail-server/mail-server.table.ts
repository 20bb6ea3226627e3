import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";

import { timestamps } from "#server/platform/database/columns.ts";
import type { SecretField } from "#server/platform/secrets/secret-field.ts";
import { MAIL_SECURITIES } from "#shared/mail-server/mail-server.ts";

/** Where the password is stored, encrypted. */
export const MAIL_SERVER_PASSWORD: SecretField = {
  table: "mail_servers",
  key: "is_only_row",
  column: "password",
};

/** At most one row: the mail server that staff have set. By itself, so that no other reading meets the password. */
export const mailServers = pgTable(
  "mail_servers",
  {
    isOnlyRow: boolean().primaryKey().default(true),
    host: text().notNull().default(""),
    port: integer().notNull().default(587),
    security: text({ enum: MAIL_SECURITIES }).notNull().default("starttls"),
    user: text().notNull().default(""),
    /** Encrypted. */
    password: text().notNull().default(""),
    sender: text().notNull().default(""),
    ...timestamps,
  },
  (table) => [check("mail_servers_only_row", sql`${table.isOnlyRow}`)],
);
