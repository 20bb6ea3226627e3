import { Readable } from "node:stream";

import { ZipFile } from "yazl";
import type { z } from "zod";

import { companyOfToken } from "#server/features/companies/company-page.ts";
import { eInvoiceStore } from "#server/features/e-invoices/e-invoice.store.ts";
import { orderOfToken } from "#server/features/orders/order-page.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { fieldError, notFound } from "#server/platform/http-error.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import type { PictureQueue, PictureWork } from "#server/platform/pictures/picture-queue.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { MOST_IN_ZIP } from "#shared/invoices/invoice-calls.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";
import type { monthQuerySchema } from "#shared/invoices/invoice.ts";
import { jodFromFils } from "#shared/money.ts";

import { documentOf } from "./document-of.ts";
import type { InvoiceDrawers } from "./invoice-drawer.ts";
import { invoiceStore, type InvoiceRow } from "./invoice.store.ts";

/** What any QR code holds with some of it damaged. */
const QR_BYTES = 2_300;

interface InvoiceFileParts {
  database: Database;
  pictures: Pick<PictureQueue, "draw" | "background">;
  invoicesIn: InvoiceDrawers<"drawInvoice">;
}

/** Invoices as PDF: always made anew, and the same but for the code once the tax authority has cleared one. */
export function invoiceFiles({ database: { db }, pictures, invoicesIn }: InvoiceFileParts) {
  async function jobOf(row: InvoiceRow, language: Locale = row.facts.language) {
    const document = documentOf(row);
    const { drawInvoice } = await invoicesIn(language);
    const eInvoice = await eInvoiceStore(db).find(row.id);
    const code = fitting(eInvoice?.qr) ?? codeOf(document);
    const drawn = { pages: drawInvoice(document, code), title: document.number };
    const work: PictureWork<Uint8Array> = (run) => run("document", drawn);
    return work;
  }

  /** @throws a 503 while too many are being made */
  const made = async (row: InvoiceRow, language: Locale | undefined) => ({
    bytes: await pictures.draw(await jobOf(row, language)),
    name: nameOf(row),
  });

  return {
    async pdf(id: string, language: Locale | undefined) {
      const row = await invoiceStore(db).find(id);
      if (!row) throw notFound("invoice");
      return made(row, language);
    },

    /** Only of the order that the link leads to. */
    async pdfOfToken(token: string, id: string, language: Locale | undefined) {
      const order = await orderOfToken(db, token);
      const row = await invoiceStore(db).find(id);
      if (row?.orderId !== order.id) throw notFound("invoice");
      return made(row, language);
    },

    /** Only of an order of the company that the link leads to. */
    async pdfOfCompany(token: string, id: string, language: Locale | undefined) {
      const company = await companyOfToken(db, token);
      const row = await invoiceStore(db).find(id);
      const order = row && (await orderStore(db).find(row.orderId));
      if (!row || order?.companyId !== company.id) throw notFound("invoice");
      return made(row, language);
    },

    /** All of a month, or a part of them, each made when its turn comes. @throws a 400 for too many */
    async zip({ month, language, part }: z.output<typeof monthQuerySchema>): Promise<FileParts> {
      const before = ((part ?? 1) - 1) * MOST_IN_ZIP;
      const most = part === undefined ? MOST_IN_ZIP + 1 : MOST_IN_ZIP;
      const found = await invoiceStore(db).ofMonth(month, most, before);
      if (found.length > MOST_IN_ZIP) {
        throw fieldError("month", apiMessage("too_many_invoices", { max: MOST_IN_ZIP }));
      }
      return zipped(found, async (id) => {
        const row = (await invoiceStore(db).find(id))!;
        return pictures.background(await jobOf(row, language));
      });
    },
  };
}
export type InvoiceFiles = ReturnType<typeof invoiceFiles>;

const nameOf = ({ number }: Pick<InvoiceRow, "number">) => `${number}.pdf`;

async function* zipped(
  invoices: readonly { id: string; number: string }[],
  make: (id: string) => Promise<Uint8Array>,
): FileParts {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  for (const { id, number } of invoices) {
    async function* bytes() {
      yield await make(id);
    }
    // Compressed within.
    zip.addReadStreamLazy(nameOf({ number }), { compress: false }, (done) => {
      done(null, Readable.from(bytes()));
    });
  }
  zip.end();
  for await (const part of output) yield part as Buffer;
}

/** The tax authority's own text, once it has cleared the document, and where a QR code can hold it. */
const fitting = (text = "") =>
  text !== "" && Buffer.byteLength(text) <= QR_BYTES ? text : undefined;

/** The facts by which a document is checked, a line each. */
function codeOf({ number, seller, issuedOn, totals }: InvoiceDocument): string {
  const amounts = [totals.payableFils, totals.taxFils].map((fils) => jodFromFils(fils).toFixed(3));
  return [seller.name, seller.taxNumber, number, issuedOn, ...amounts].join("\n");
}
