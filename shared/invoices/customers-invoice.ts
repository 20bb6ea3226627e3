import { z } from "zod";

import { idSchema } from "../id-schema.ts";

export const INVOICE_KINDS = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** An invoice or credit note on its order's page. */
export const customersInvoiceSchema = z.object({
  id: idSchema.meta({ description: "Its file is `invoices/{id}.pdf` below the order" }),
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedOn: z.iso.date().meta({ description: "The day in Amman" }),
  total: z.number().meta({ description: "In dinars" }),
});
export type CustomersInvoice = z.infer<typeof customersInvoiceSchema>;
