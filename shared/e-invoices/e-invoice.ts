import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { eInvoiceProblemSchema } from "./e-invoice-problem.ts";

/** What the tax authority has made of a document. What is cleared is never sent again. */
export const E_INVOICE_STATES = ["waiting", "cleared", "refused"] as const;

const reasons = {
  problems: z
    .array(eInvoiceProblemSchema)
    .meta({ description: "What the shop found, so that it was not sent" }),
  messages: z.array(z.string()).meta({ description: "What the authority said, as it said it" }),
};

/** How far a document is, and why it was refused. */
export const eInvoiceStateSchema = z.object({ state: z.enum(E_INVOICE_STATES), ...reasons });
export type EInvoiceState = z.infer<typeof eInvoiceStateSchema>;

/** A document that the tax authority has refused, or would. */
export const refusedEInvoiceSchema = z
  .object({ invoice: idSchema, number: z.string(), ...reasons })
  .meta({ id: "RefusedEInvoice" });
export type RefusedEInvoice = z.infer<typeof refusedEInvoiceSchema>;

export const sendingSchema = z
  .object({
    waiting: z.int(),
    trouble: z.string().meta({
      description:
        "Why the oldest that waits has no answer, in English; '' where nothing went wrong",
    }),
    cleared: z.int(),
    refusedCount: z.int(),
    refused: z.array(refusedEInvoiceSchema).meta({ description: "The oldest, at most 50" }),
  })
  .meta({ id: "EInvoiceSending" });
export type EInvoiceSending = z.infer<typeof sendingSchema>;
export const sendingAnswerSchema = itemEnvelope(sendingSchema);
