import { z } from "zod";

/** Why the shop does not send a document: each is something that the tax authority refuses. */
export const E_INVOICE_PROBLEMS = [
  "activity_number",
  "seller_name",
  "seller_tax_number",
  "buyer_tax_number",
  // Of invoices over 10,000 JOD, and of those that are paid later.
  "buyer_name",
  "number",
  "date",
  "no_lines",
  "line_name",
  // A quantity, price or discount that is negative, or no number.
  "line_amount",
  "line_tax_of_unregistered",
  "line_tax",
  // Quantity x price - discount is not the line's amount.
  "line_sum",
  "totals",
  "original_missing",
  "credit_above_original",
] as const;

export const eInvoiceProblemSchema = z
  .object({
    problem: z.enum(E_INVOICE_PROBLEMS),
    line: z.int().optional().meta({ description: "The line's number, from 1" }),
  })
  .meta({ id: "EInvoiceProblem" });
export type EInvoiceProblem = z.infer<typeof eInvoiceProblemSchema>;
