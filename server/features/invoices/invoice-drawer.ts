import type { Drawing } from "#server/platform/pictures/print/drawing.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";
import type { Letterhead, Quote } from "#shared/quotes/quote.ts";

/** Draws invoices, quotes and claim slips in one language; part of that language's bundle of pages. */
export interface InvoiceDrawer {
  /**
   * The pages, in A4.
   * @param code what the QR code says
   */
  drawInvoice(document: InvoiceDocument, code: string): Drawing[];
  /** The page, in A4. */
  drawQuote(quote: Quote, from: Letterhead): Drawing[];
  /** This language's half of slips to be cut apart, in A4; see `claimSlips`. */
  drawSlips(slips: readonly DrawnSlip[], shop: string): Drawing[];
}

/** A slip with which the holder of a card finds its page. */
export interface DrawnSlip {
  name: string;
  position: string;
  department: string;
  /** Where the page is changed. */
  url: string;
}

export type InvoiceDrawers<Drawn extends keyof InvoiceDrawer = keyof InvoiceDrawer> = (
  locale: Locale,
) => Promise<Pick<InvoiceDrawer, Drawn>>;
