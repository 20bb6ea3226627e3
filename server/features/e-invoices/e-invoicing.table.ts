import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment, timestamps } from "#server/platform/database/columns.ts";
import type { SecretField } from "#server/platform/secrets/secret-field.ts";

/** Where the secret key is stored, encrypted. */
export const E_INVOICING_KEY: SecretField = {
  table: "e_invoicing",
  key: "is_only_row",
  column: "secret_key",
};

/** At most one row: how invoices are sent to the tax authority. By itself, so that no other reading meets the key. */
export const eInvoicing = pgTable(
  "e_invoicing",
  {
    isOnlyRow: boolean().primaryKey().default(true),
    isOn: boolean().notNull().default(false),
    serviceUrl: text().notNull().default(""),
    clientId: text().notNull().default(""),
    /** Encrypted. */
    secretKey: text().notNull().default(""),
    /** When the tax authority refused the keys: nothing is sent before keys are saved again. */
    keysRefusedAt: moment(),
    /** When it was last switched on. */
    onSince: moment(),
    /** What is issued behind this counter is still to be taken up; null before it was ever switched on. */
    takenUpTo: integer(),
    ...timestamps,
  },
  (table) => [check("e_invoicing_only_row", sql`${table.isOnlyRow}`)],
);
