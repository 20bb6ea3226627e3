import type { EInvoiceProblem } from "#shared/e-invoices/e-invoice-problem.ts";
import type { InvoiceLine } from "#shared/invoices/invoice-document.ts";

import { isAmount, isWithin } from "./ubl-amount.ts";

/** What rounding may shift a line and its tax by, so that all add up, in fils. */
const ROUNDING = 1;
const TAX_ROUNDING = 3;

/** What is wrong with a line first. */
export function lineProblem(
  line: InvoiceLine,
  isTaxed: boolean,
): EInvoiceProblem["problem"] | undefined {
  const { name, nameAr, quantity, unitNetFils, discountNetFils, netFils, taxFils } = line;
  if (!(nameAr || name).trim()) return "line_name";
  const amounts = [quantity, unitNetFils, discountNetFils, netFils, taxFils];
  if (!amounts.every(isAmount) || quantity === 0) return "line_amount";
  if (!isTaxed && (taxFils !== 0 || line.taxPercent !== 0 || line.taxCategory !== "O")) {
    return "line_tax_of_unregistered";
  }
  if (!isTaxRight(line)) return "line_tax";
  const isSumRight = isWithin(quantity * unitNetFils - discountNetFils, netFils, ROUNDING);
  return isSumRight ? undefined : "line_sum";
}

/** One general tax, by the rate of its category. */
function isTaxRight({ netFils, taxFils, taxCategory, taxPercent }: InvoiceLine): boolean {
  if (taxCategory !== "S") return taxPercent === 0 && taxFils === 0;
  return (
    taxPercent > 0 &&
    taxPercent < 100 &&
    isWithin((netFils * taxPercent) / 100, taxFils, TAX_ROUNDING)
  );
}
