import type { Db } from "#server/platform/database/connect.ts";
import { orderNumber } from "#shared/ids.ts";
import type { CustomersInvoice } from "#shared/invoices/customers-invoice.ts";
import type { Invoice } from "#shared/invoices/invoice.ts";
import { jodFromFils } from "#shared/money.ts";

import { invoiceStore, type InvoiceRow } from "./invoice.store.ts";

export function presentInvoice(row: InvoiceRow, eInvoice: Invoice["eInvoice"] = null): Invoice {
  const { id, kind, number, issuedOn, orderId, buyerName, totalFils, taxFils, facts } = row;
  return {
    _id: id,
    id,
    kind,
    number,
    issuedOn,
    order: orderId,
    orderNumber: orderNumber(orderId),
    buyer: buyerName,
    buyerTaxNumber: facts.buyer.taxNumber,
    net: jodFromFils(totalFils - taxFils),
    tax: jodFromFils(taxFils),
    total: jodFromFils(totalFils),
    original: facts.original?.number ?? null,
    eInvoice,
  };
}

/** What customers see of their order's. */
export async function presentCustomersInvoices(
  db: Db,
  orderId: string,
): Promise<CustomersInvoice[]> {
  return (await invoiceStore(db).ofOrder(orderId)).map(presentCustomersInvoice);
}

export function presentCustomersInvoice(row: InvoiceRow): CustomersInvoice {
  const { id, kind, number, issuedOn, totalFils } = row;
  return { id, kind, number, issuedOn, total: jodFromFils(totalFils) };
}
