import { sql } from "drizzle-orm";

import {
  csvEither,
  csvGivenDay,
  csvMoney,
  csvText,
} from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { exportInvoices } from "#shared/invoices/invoice-calls.ts";
import type { InvoiceQuery } from "#shared/invoices/invoice.ts";

import { INVOICE_LIST } from "./invoice.store.ts";
import { invoices } from "./invoice.table.ts";

const { facts, totalFils, taxFils } = invoices;

export const INVOICE_CSV = {
  call: exportInvoices,
  table: invoices,
  rules: INVOICE_LIST,
  cells: {
    Number: csvText(invoices.number),
    Kind: csvEither(sql`${invoices.kind} = 'invoice'`, "Invoice", "Credit note"),
    Date: csvGivenDay(invoices.issuedOn),
    "Order ID": csvText(sql`right(${invoices.orderId}, 8)`),
    Buyer: csvText(invoices.buyerName),
    "Buyer Tax Number": csvText(sql`${facts}->'buyer'->>'taxNumber'`),
    Net: csvMoney(sql`(${totalFils} - ${taxFils})`),
    Tax: csvMoney(taxFils),
    Total: csvMoney(totalFils),
    "For Invoice": csvText(sql`coalesce(${facts}->'original'->>'number', '')`),
  },
} satisfies CsvSource<typeof exportInvoices, InvoiceQuery>;
