import type { EInvoiceProblem } from "#shared/e-invoices/e-invoice-problem.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

import { lineProblem } from "./line-problem.ts";
import { isAmount, isWithin } from "./ubl-amount.ts";

/** From this total on the buyer must be named, in fils. */
const NAMED_FROM_FILS = 10_000_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isDigits = (text: string) => /^[0-9]+$/.test(text);

/** What the tax authority would refuse the document for; it is not sent before there is nothing left of it. */
export function problemsOf(document: InvoiceDocument, activityNumber: string): EInvoiceProblem[] {
  const { seller, buyer, lines, totals, payment, original, kind } = document;
  const isNameNeeded = payment === "receivable" || totals.payableFils >= NAMED_FROM_FILS;
  const isBadNumber =
    !document.number ||
    document.number.includes("/") ||
    !UUID.test(document.uuid) ||
    !(Number.isSafeInteger(document.counter) && document.counter > 0);
  const found: Partial<Record<EInvoiceProblem["problem"], boolean>> = {
    activity_number: !isDigits(activityNumber),
    seller_name: !(seller.nameAr || seller.name).trim(),
    seller_tax_number: !isDigits(seller.taxNumber),
    buyer_tax_number: buyer.taxNumber !== "" && !isDigits(buyer.taxNumber),
    buyer_name: isNameNeeded && !buyer.name.trim(),
    number: isBadNumber,
    date: !isDay(document.issuedOn),
    no_lines: lines.length === 0,
    totals: !addUp(document),
    original_missing: (kind === "credit_note") !== isNamed(original),
    credit_above_original: original !== undefined && totals.payableFils > original.totalFils,
  };
  const problems = Object.entries(found).flatMap(([problem, isThere]) =>
    isThere ? [{ problem } as EInvoiceProblem] : [],
  );
  const ofLines = lines.flatMap((line, index) => {
    const problem = lineProblem(line, document.isTaxed);
    return problem ? [{ problem, line: index + 1 }] : [];
  });
  return [...problems, ...ofLines];
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
}

const isNamed = (original: InvoiceDocument["original"]) =>
  original !== undefined && UUID.test(original.uuid) && original.number !== "";

/** To the fils; of the amounts without tax before the discount each line may be rounded by one. */
function addUp({ lines, totals, isTaxed }: InvoiceDocument): boolean {
  const sum = (fils: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + fils(line), 0);
  const { grossNetFils, discountNetFils, netFils, taxFils, payableFils } = totals;
  return (
    Object.values(totals).every(isAmount) &&
    netFils === sum((line) => line.netFils) &&
    taxFils === sum((line) => line.taxFils) &&
    payableFils === netFils + taxFils &&
    (isTaxed || taxFils === 0) &&
    isWithin(grossNetFils - discountNetFils, netFils, lines.length) &&
    isWithin(
      grossNetFils,
      sum((line) => line.quantity * line.unitNetFils),
      lines.length,
    ) &&
    isWithin(
      discountNetFils,
      sum((line) => line.discountNetFils),
      lines.length,
    )
  );
}
