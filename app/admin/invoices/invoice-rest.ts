import type { Invoice } from "#shared/invoices/invoice.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import type { CustomersMoney } from "#shared/refunds/refund.ts";

/** What no credit note has taken back of an order's invoices, in dinars. */
export function restOf(documents: readonly Invoice[]): number {
  const fils = documents.map(
    ({ kind, total }) => filsFromJod(total) * (kind === "invoice" ? 1 : -1),
  );
  return jodFromFils(fils.reduce((sum, each) => sum + each, 0));
}

/** Whether an order whose invoices were all taken back is still paid, or to be paid. */
export function isLeftToInvoice(
  documents: readonly Invoice[],
  money: Pick<CustomersMoney, "paid" | "refunded" | "due"> | undefined,
): boolean {
  // Of a free order nothing can be taken back.
  const isTakenBack = documents.some(({ kind }) => kind === "credit_note");
  return isTakenBack && money !== undefined && money.due + money.paid > money.refunded;
}
