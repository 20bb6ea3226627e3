import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { moment, timestamps } from "#server/platform/database/columns.ts";
import type { EInvoiceProblem } from "#shared/e-invoices/e-invoice-problem.ts";
import { E_INVOICE_STATES } from "#shared/e-invoices/e-invoice.ts";

/** What has become of an invoice or credit note at the tax authority; kept for as long as it is. */
export const eInvoices = pgTable(
  "e_invoices",
  {
    invoiceId: text().primaryKey(),
    /** Under which the authority knows it, however often it is sent. */
    uuid: text().notNull().unique(),
    /** As it stands on the document. */
    invoiceNumber: text().notNull(),
    /** Of a credit note the UUID of its invoice, which must be cleared first; '' of an invoice. */
    originalUuid: text().notNull().default(""),
    state: text({ enum: E_INVOICE_STATES }).notNull().default("waiting"),
    /** How often it was sent. */
    attempts: integer().notNull().default(0),
    lastSentAt: moment(),
    /** Why nobody knows what became of the last attempt; '' where that is known. */
    trouble: text().notNull().default(""),
    /** What we found before it was sent, or the authority's own words. */
    problems: jsonb().$type<EInvoiceProblem[]>().notNull().default([]),
    messages: jsonb().$type<string[]>().notNull().default([]),
    /** The last answer as it came, cut. */
    answer: text().notNull().default(""),
    /** The text of the code that must stand on it once it is cleared. */
    qr: text().notNull().default(""),
    /** The authority's own number. */
    number: text().notNull().default(""),
    ...timestamps,
  },
  (table) => [
    index("e_invoices_waiting")
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
