import { eInvoiceStore } from "#server/features/e-invoices/e-invoice.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import type { CreditForm, Invoice, InvoiceQuery, NewInvoice } from "#shared/invoices/invoice.ts";
import type { User } from "#shared/session/session.ts";

import { INVOICE_CSV } from "./invoice-csv.store.ts";
import { creditNoteIssued } from "./invoice-notification.ts";
import { invoiceStore, type InvoiceRow } from "./invoice.store.ts";
import { presentInvoice } from "./present-invoice.ts";

export function invoiceService(database: Database, notifications: Notifications) {
  return {
    async list(query: InvoiceQuery, slice: Slice): Promise<{ items: Invoice[]; total: number }> {
      const { rows, total } = await invoiceStore(database.db).page(query, slice);
      const states = await eInvoiceStore(database.db).statesOf(rows.map(({ id }) => id));
      return { items: rows.map((row) => presentInvoice(row, states.get(row.id))), total };
    },

    readExport: (query: InvoiceQuery, format: ExportFormat) =>
      readExport(database.reads, INVOICE_CSV, query, format),

    /**
     * One that was taken back entirely makes room for another, while the order is still paid or to be paid.
     * @throws a 400 for another buyer than it was issued to, and before there is a seller
     */
    issue: (orderId: string, { buyerName = "", buyerTaxNumber = "" }: NewInvoice, by: User) =>
      database.transaction(async (trx): Promise<{ invoice: Invoice; isNew: boolean }> => {
        const order = await orderStore(trx).findForUpdate(orderId);
        if (!order) throw notFound("order");
        const store = invoiceStore(trx);
        const asBefore = (issued: InvoiceRow) => {
          mustBeFor(issued, { buyerName, buyerTaxNumber });
          return { invoice: presentInvoice(issued), isNew: false };
        };
        const standing = await store.standing(orderId);
        if (standing) return asBefore(standing);
        if (order.status === "cancelled") {
          throw new HttpError(400, apiMessage("proof_of_cancelled"));
        }
        const id = await store.issue(orderId, buyerName, buyerTaxNumber);
        const row = await (id ? store.find(id) : store.invoiceOf(orderId));
        if (!row) throw new HttpError(400, apiMessage("invoices_not_set_up"));
        if (!id) return asBefore(row);
        await recordOrderChange(trx, by, orderId, { invoice: null }, { invoice: row.number });
        return { invoice: presentInvoice(row), isNew: true };
      }),

    /**
     * Its customer is told, of an order that is in the bin nobody. Of an invoice of which nothing is left, the
     * last credit note.
     */
    credit: (orderId: string, { reason }: CreditForm, by: User) =>
      database.transaction(async (trx): Promise<{ invoice: Invoice; isNew: boolean }> => {
        const orders = orderStore(trx);
        await orders.lockEvenDeleted(orderId);
        const order = await orders.find(orderId);
        const store = invoiceStore(trx);
        const invoice = await store.invoiceOf(orderId);
        if (!invoice) throw notFound(order ? "invoice" : "order");
        // It outlives its order.
        await store.lock(invoice);
        const id = await store.creditRest(invoice, reason);
        // Nothing but a free order's invoice has nothing to take back and no note.
        const row = (await store.ofOrder(orderId)).at(-1)!;
        if (!id) return { invoice: presentInvoice(row), isNew: false };
        await recordOrderChange(trx, by, orderId, { creditNote: null }, { creditNote: row.number });
        const about = { orderId, invoiceId: id };
        if (order) await notifications.send(trx, creditNoteIssued, about, { email: order.email });
        return { invoice: presentInvoice(row), isNew: true };
      }),
  };
}
export type InvoiceService = ReturnType<typeof invoiceService>;

/** What was issued never changes. */
function mustBeFor({ number, buyerName, facts }: InvoiceRow, asked: Required<NewInvoice>): void {
  const isSame =
    (asked.buyerName === "" || asked.buyerName === buyerName) &&
    (asked.buyerTaxNumber === "" || asked.buyerTaxNumber === facts.buyer.taxNumber);
  if (!isSame) throw new HttpError(400, apiMessage("invoice_issued", { number }));
}
