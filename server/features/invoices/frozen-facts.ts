import type { Locale } from "#shared/i18n/locale.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

/**
 * What the database freezes when it issues an invoice (`issue_invoice`, `credit_invoice`). What is stored so
 * stays for years: what is read of it may only grow.
 */
export interface FrozenFacts extends Pick<
  InvoiceDocument,
  "seller" | "buyer" | "payment" | "isTaxed" | "isTaxIncluded" | "original"
> {
  /** In which the order was placed. */
  language: Locale;
  taxCategory: "S" | "Z" | "O";
  taxPercent: number;
  /** What was sold; a credit note has one line, which these say nothing of. */
  sold?: readonly SoldLine[];
  /** To which city it is delivered, and for how much. */
  delivery?: { name: string; nameAr: string; fils: number };
}

export interface SoldLine {
  name: string;
  /** '' where there is none. */
  nameAr: string;
  quantity: number;
  /** Of one, as the shop showed it. */
  fils: number;
}
