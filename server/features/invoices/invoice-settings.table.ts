import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { timestamps } from "#server/platform/database/columns.ts";
import { ISSUE_MOMENTS, TAX_MODES, type ProductTax } from "#shared/invoices/invoice-settings.ts";

/** At most one row: what invoices are issued by, which the database reads when it issues one. */
export const invoiceSettings = pgTable(
  "invoice_settings",
  {
    isOnlyRow: boolean().primaryKey().default(true),
    issueWhen: text({ enum: ISSUE_MOMENTS }).notNull().default("off"),
    taxMode: text({ enum: TAX_MODES }).notNull().default("none"),
    /** Without one no invoice is issued. */
    sellerName: text().notNull().default(""),
    sellerNameAr: text().notNull().default(""),
    taxNumber: text().notNull().default(""),
    /** Of the income source, by which the tax authority knows the business. */
    activityNumber: text().notNull().default(""),
    address: text().notNull().default(""),
    /** Products that are not taxed as all others are. */
    productTax: jsonb().$type<ProductTax[]>().notNull().default([]),
    ...timestamps,
  },
  (table) => [check("invoice_settings_only_row", sql`${table.isOnlyRow}`)],
);
