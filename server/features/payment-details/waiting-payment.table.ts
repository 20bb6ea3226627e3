import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

import { moment, picture } from "#server/platform/database/columns.ts";

/** Where customers will pay to, while they do not see it yet: one row, or none. */
export const waitingPayment = pgTable(
  "waiting_payment",
  {
    isOnlyRow: boolean().primaryKey().default(true),
    bankName: text().notNull(),
    accountHolder: text().notNull(),
    accountNumber: text().notNull(),
    iban: text().notNull(),
    swiftCode: text().notNull(),
    cliqAlias: text().notNull(),
    cliqQrImage: picture().notNull(),
    offeredAt: moment().notNull(),
  },
  (table) => [check("waiting_payment_only_row", sql`${table.isOnlyRow}`)],
);
