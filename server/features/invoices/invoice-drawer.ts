import type { Drawing } from "#server/platform/pictures/print/drawing.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

/** Draws invoices in one language; part of that language's bundle of pages. */
export interface InvoiceDrawer {
  /**
   * The pages, in A4.
   * @param code what the QR code says
   */
  drawInvoice(document: InvoiceDocument, code: string): Drawing[];
}

export type InvoiceDrawers = (locale: Locale) => Promise<InvoiceDrawer>;
