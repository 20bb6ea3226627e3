import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceTotals,
} from "#shared/invoices/invoice-document.ts";

import { invoiceLines } from "./invoice-lines.ts";
import type { InvoiceRow } from "./invoice.store.ts";

/**
 * The document as it was issued. It follows from what the database has frozen and from nothing else, so that
 * it is the same at any time.
 */
export function documentOf(row: InvoiceRow): InvoiceDocument {
  const { kind, uuid, number, counter, issuedOn, orderId, facts } = row;
  const { payment, isTaxed, isTaxIncluded, seller, buyer, original } = facts;
  const lines = original ? [creditLine(row, original.number)] : invoiceLines(facts, row);
  return {
    kind,
    uuid,
    number,
    counter,
    issuedOn,
    orderId,
    payment,
    isTaxed,
    isTaxIncluded,
    seller,
    buyer,
    lines,
    totals: totalsOf(lines),
    ...(original && { original }),
  };
}

function creditLine({ totalFils, taxFils, facts }: InvoiceRow, number: string): InvoiceLine {
  const netFils = totalFils - taxFils;
  return {
    name: `Credit for invoice ${number}`,
    nameAr: `إشعار دائن عن الفاتورة ${number}`,
    quantity: 1,
    unitNetFils: netFils,
    discountNetFils: 0,
    netFils,
    taxFils,
    taxCategory: facts.taxCategory,
    taxPercent: facts.taxPercent,
  };
}

function totalsOf(lines: readonly InvoiceLine[]): InvoiceTotals {
  const sum = (value: (line: InvoiceLine) => number) =>
    lines.reduce((total, line) => total + value(line), 0);
  const [netFils, taxFils] = [sum((line) => line.netFils), sum((line) => line.taxFils)];
  const discountNetFils = sum((line) => line.discountNetFils);
  return {
    grossNetFils: netFils + discountNetFils,
    discountNetFils,
    netFils,
    taxFils,
    payableFils: netFils + taxFils,
  };
}
