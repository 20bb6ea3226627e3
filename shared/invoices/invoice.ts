import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { E_INVOICE_STATES, eInvoiceStateSchema } from "../e-invoices/e-invoice.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { listQuerySchema, oneOfWords, wholeParameter } from "../http/page-query.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { month } from "../month.ts";
import { REASON_LENGTH } from "../orders/order-payment.ts";
import { atMost, filled, line } from "../text.ts";
import { INVOICE_KINDS } from "./customers-invoice.ts";
import { taxNumber } from "./invoice-settings.ts";

export const monthSchema = month("month");

/** In which language a document is drawn; without it in that of its order. */
export const languageQuerySchema = z.object({
  language: oneOfWords("language", LOCALES).optional(),
});
export const monthQuerySchema = languageQuerySchema.extend({
  month: monthSchema,
  part: wholeParameter("part", 1000).optional().meta({
    description: "Of a month with more documents than one file has; beyond the last it is empty",
  }),
});

/** The name of a document's file below its list: its id. */
export const invoiceFileSchema = z
  .string()
  .regex(/^[0-9a-f]{24}\.pdf$/, rule("not_id"))
  .transform((file) => file.slice(0, 24));

export const invoiceQuerySchema = listQuerySchema(["number"]).extend({
  kind: oneOfWords("kind", INVOICE_KINDS).optional(),
  month: monthSchema.optional(),
  order: idSchema.optional(),
  eInvoice: oneOfWords("eInvoice", E_INVOICE_STATES).optional(),
});
export type InvoiceQuery = z.output<typeof invoiceQuerySchema>;

/** Who buys, where that is somebody else than the customer, or a company with a tax number. */
export const newInvoiceSchema = z
  .object({
    buyerName: line({ max: atMost(200, "name") }),
    buyerTaxNumber: taxNumber(),
  })
  .partial();
export type NewInvoice = z.output<typeof newInvoiceSchema>;

/** Why an invoice is taken back although no money is given back. */
export const creditFormSchema = z.object({
  reason: line({ min: filled("reason"), max: atMost(REASON_LENGTH, "reason", "above_length") }),
});
export type CreditForm = z.output<typeof creditFormSchema>;

/** In dinars. */
const amount = z.number();

export const invoiceSchema = z
  .object({
    ...idFields,
    kind: z.enum(INVOICE_KINDS),
    number: z.string().meta({ description: "Without gaps within a year" }),
    issuedOn: z.iso.date().meta({ description: "The day in Amman" }),
    order: idSchema,
    orderNumber: z.string(),
    buyer: z.string(),
    buyerTaxNumber: z.string(),
    net: amount.meta({ description: "In dinars, without the tax" }),
    tax: amount,
    total: amount,
    original: z
      .string()
      .nullable()
      .meta({ description: "Of a credit note the number of the invoice that it takes back" }),
    eInvoice: eInvoiceStateSchema.nullable().meta({
      description:
        "What the tax authority has made of it; null while e-invoicing is off, and of what it is not sent",
    }),
  })
  .meta({ id: "Invoice" });
export type Invoice = z.infer<typeof invoiceSchema>;
export const invoiceAnswerSchema = itemEnvelope(invoiceSchema);
export const invoiceListSchema = listEnvelope(invoiceSchema);
