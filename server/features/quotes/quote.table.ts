import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { fils, id, moment } from "#server/platform/database/columns.ts";
import { LOCALES } from "#shared/i18n/locale.ts";
import { TAX_MODES } from "#shared/invoices/invoice-settings.ts";
import { QUOTE_ANSWERS } from "#shared/quotes/quote.ts";

/** What companies were offered, as it was offered: later changes of the request change none of it. */
export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    bulkOrderId: text()
      .notNull()
      .references(() => bulkOrders.id, { onDelete: "cascade" }),
    companyName: text().notNull(),
    contactPerson: text().notNull(),
    /** Of cards. */
    count: integer().notNull(),
    /** Of one card. */
    priceFils: fils().notNull(),
    /** How many quotes the request had with it. */
    revision: integer().notNull().default(1),
    /** Once for the whole order, besides the cards. */
    setupFils: fils().notNull().default(0),
    deliveryFils: fils().notNull().default(0),
    /** Whether prices hold the tax, or it is added to them. */
    taxMode: text({ enum: TAX_MODES }).notNull().default("none"),
    /** What is paid before the cards are made; the rest when they are delivered. */
    depositPercent: integer().notNull().default(0),
    /** The last day on which it holds, in Jordan. */
    validUntil: date().notNull(),
    /** In which it is sent. */
    language: text({ enum: LOCALES }).notNull(),
    /** Of the company; null while there is none. */
    answer: text({ enum: QUOTE_ANSWERS }),
    answeredAt: moment(),
    /** Who accepted it for the company; '' where that is not known. */
    acceptedBy: text().notNull().default(""),
    acceptedAs: text().notNull().default(""),
    /** When the company was reminded that it ends soon. */
    remindedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("quotes_bulk_order").on(table.bulkOrderId, table.createdAt)],
);

/** The links to quotes' pages, one for each message; only the hashes of their tokens are stored. */
export const quoteLinks = pgTable(
  "quote_links",
  {
    /** SHA-256, in hex. */
    tokenHash: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("quote_links_quote").on(table.quoteId)],
);
