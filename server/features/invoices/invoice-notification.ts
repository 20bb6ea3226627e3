import { z } from "zod";

import type { Notification } from "#server/features/notifications/notification.ts";
import {
  orderWhile,
  toCustomer,
  type CustomersOrder,
} from "#server/features/orders/notifications/about-order.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";

import { invoiceStore } from "./invoice.store.ts";

const about = z.object({ orderId: z.string(), invoiceId: z.string() });
type AboutInvoice = z.infer<typeof about>;
type ToldInvoice = CustomersOrder & { invoiceNumber: string };

const common = toCustomer(
  "invoice",
  orderWhile(() => true, "The order was deleted before."),
);

/** That an invoice was issued. The database sends it with the invoice: `issue_invoice`. */
export const invoiceIssued: Notification<"invoice", AboutInvoice, ToldInvoice> = {
  ...common,
  channels: ["email"],
  about,
  async read({ orderId, invoiceId }, context) {
    const invoice = await invoiceStore(context.trx).find(invoiceId);
    if (!invoice) throw new UnrecoverableError("There is no such invoice.");
    const { locale, subject } = await common.read({ orderId }, context);
    return { locale, subject: { ...subject, invoiceNumber: invoice.number } };
  },
  example: (facts) => ({ ...common.example(facts), invoiceNumber: "2026-000017" }),
};
