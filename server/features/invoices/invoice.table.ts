import { sql, type SQL } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";

import { orderNumbers } from "#server/features/orders/order.table.ts";
import { fils, id, moment } from "#server/platform/database/columns.ts";
import { COLLECTED_ROWS } from "#server/platform/database/lists/search-text.ts";
import { INVOICE_KINDS } from "#shared/invoices/customers-invoice.ts";

import type { FrozenFacts } from "./frozen-facts.ts";

type Searched = Record<"number" | "buyerName" | "orderId", AnyPgColumn>;
/** By what an invoice is found, as search text: its number, its buyer, and the number of its order. */
export const invoiceText = ({ number, buyerName, orderId }: Searched): SQL =>
  sql`' ' || search_text(${number}) || E'\\n ' || search_text(${buyerName}) || E'\\n ' || right(${orderId}, 8)`;

/**
 * Invoices and credit notes. The database issues them, with the facts as they were at that moment, and
 * nothing changes or deletes them: they outlive their order, and the customer's erasure (decision 063).
 */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    uuid: text().notNull().unique(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    number: text().notNull().unique(),
    /** One more with each document of either kind. */
    counter: integer().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orderNumbers.orderId),
    /** Of a credit note the invoice that it takes back. */
    originalId: text().references((): AnyPgColumn => invoices.id),
    /** The day in Amman: `2026-01-31`. */
    issuedOn: text().notNull(),
    buyerName: text().notNull(),
    /** With the tax. */
    totalFils: fils().notNull(),
    taxFils: fils().notNull(),
    facts: jsonb().$type<FrozenFacts>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("invoices_of_order").on(table.orderId, table.counter),
    index("invoices_original").on(table.originalId),
    index("invoices_month").on(sql`left(${table.issuedOn}, 7)`, table.counter),
    index("invoices_search")
      .using("gin", sql`(${invoiceText(table)}) gin_trgm_ops`)
      .with(COLLECTED_ROWS),
  ],
);

/** The last number of each sequence. Who takes the next one waits until the one before is committed. */
export const invoiceNumbers = pgTable("invoice_numbers", {
  series: text().primaryKey(),
  last: integer().notNull(),
});
