import { z } from "zod";

import type { Notification, ReadingContext } from "#server/features/notifications/notification.ts";
import {
  orderWhile,
  toCustomer,
  type CustomersOrder,
} from "#server/features/orders/notifications/about-order.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { jodFromFils } from "#shared/money.ts";

import { invoiceStore, type InvoiceRow } from "./invoice.store.ts";

const about = z.object({ orderId: z.string(), invoiceId: z.string() });
type AboutInvoice = z.infer<typeof about>;
type ToldInvoice = CustomersOrder & { invoiceNumber: string };
/** `amount` in dinars, of the note. */
type ToldNote = CustomersOrder & {
  noteNumber: string;
  invoiceNumber: string;
  amount: number;
  reason: string;
};

const readOrder = orderWhile(() => true, "The order was deleted before.");
const common = toCustomer("invoice", readOrder);
const ofNote = toCustomer("credit-note", readOrder);

async function documentOf(id: string, { trx }: ReadingContext): Promise<InvoiceRow> {
  const row = await invoiceStore(trx).find(id);
  if (!row) throw new UnrecoverableError("There is no such invoice.");
  return row;
}

/** That an invoice was issued. The database sends it with the invoice: `issue_invoice`. */
export const invoiceIssued: Notification<"invoice", AboutInvoice, ToldInvoice> = {
  ...common,
  channels: ["email"],
  about,
  async read({ orderId, invoiceId }, context) {
    const invoice = await documentOf(invoiceId, context);
    const { locale, subject } = await common.read({ orderId }, context);
    return { locale, subject: { ...subject, invoiceNumber: invoice.number } };
  },
  example: (facts) => ({ ...common.example(facts), invoiceNumber: "2026-000017" }),
};

/** That an invoice was taken back without a refund: else that is what its customer is told of. */
export const creditNoteIssued: Notification<"credit-note", AboutInvoice, ToldNote> = {
  ...ofNote,
  channels: ["email"],
  about,
  async read({ orderId, invoiceId }, context) {
    const { number: noteNumber, totalFils, facts } = await documentOf(invoiceId, context);
    const { number: invoiceNumber, reason } = facts.original!;
    const { locale, subject } = await ofNote.read({ orderId }, context);
    const amount = jodFromFils(totalFils);
    return { locale, subject: { ...subject, noteNumber, invoiceNumber, amount, reason } };
  },
  example: (facts) => ({
    ...ofNote.example(facts),
    noteNumber: "C2026-000003",
    invoiceNumber: "2026-000017",
    amount: 40,
    reason: "The order was never paid",
  }),
};
