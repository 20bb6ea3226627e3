import { API_PATH, type Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import type { Locale } from "../i18n/locale.ts";
import {
  creditFormSchema,
  invoiceAnswerSchema,
  invoiceListSchema,
  invoiceQuerySchema,
  newInvoiceSchema,
} from "./invoice.ts";

const tag = "Invoices";
const invoice = (description: string) => ({ schema: invoiceAnswerSchema, description });

export const listInvoices = {
  method: "get",
  path: "/invoices",
  permission: "money.read",
  tag,
  summary: "Invoices and credit notes, the newest first",
  description: "`search` finds numbers, buyers and the numbers of orders.",
  query: invoiceQuerySchema,
  isAlwaysPaged: true,
  answers: { 200: { schema: invoiceListSchema, description: "The documents" } },
} as const satisfies Call;

export const issueInvoice = {
  method: "post",
  path: "/orders/{id}/invoice",
  permission: "money.write",
  tag,
  summary: "Issue an order's invoice now, whatever the settings say of the moment",
  description: "Once issued it never changes. Asked for again it is answered, for no other buyer.",
  body: newInvoiceSchema,
  answers: { 201: invoice("It was issued"), 200: invoice("It had been issued before") },
} as const satisfies Call;

export const creditInvoice = {
  method: "post",
  path: "/orders/{id}/credit-note",
  permission: "money.write",
  tag,
  summary: "Take back what is left of an order's invoice, where no money is given back",
  description:
    "For an invoice that was never paid, say. A refund has its credit note by itself; together they never exceed the invoice.",
  body: creditFormSchema,
  answers: {
    201: invoice("The credit note"),
    200: invoice("Nothing was left: the last document, as a rule a credit note"),
  },
} as const satisfies Call;

export const exportInvoices = csvCall(listInvoices, "invoices.csv", [
  "Number",
  "Kind",
  "Date",
  "Order ID",
  "Buyer",
  "Buyer Tax Number",
  "Net",
  "Tax",
  "Total",
  "For Invoice",
]);

/** A document as PDF. */
export const INVOICE_PDF = "/invoices/{file}";
/** The same for its customer, whose link to the order has the token. */
export const CUSTOMERS_INVOICE_PDF = "/orders/by-token/{token}/invoices/{file}";
/** All documents of a month. */
export const INVOICES_ZIP = "/invoices.zip";

export const invoicePdfPath = (id: string, language: Locale) =>
  `${API_PATH}/invoices/${id}.pdf?language=${language}`;
/** More documents of a month are in several files. */
export const MOST_IN_ZIP = 2_000;
/** @param part from 1 on */
export const invoicesZipPath = (month: string, language: Locale, part: number) =>
  `${INVOICES_ZIP}?month=${month}&language=${language}&part=${part}` as const;
