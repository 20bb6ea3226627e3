import { qrCodeOfBytes } from "#app/card/qr-code.ts";
import { m } from "#app/i18n/translations.ts";
import type { InvoiceDrawer } from "#server/features/invoices/invoice-drawer.ts";

import { amountOf, NOTE_INK, PAGE, ROOM, sheet, type Sheet } from "../documents/sheet.ts";
import { drawQuote } from "../quotes/draw-quote.ts";
import { drawSlips } from "../slips/draw-slips.ts";
import { invoiceHead, titleOf } from "./invoice-head.ts";
import { invoiceTable, sumsOf } from "./invoice-table.ts";

const BOTTOM = PAGE.height - PAGE.margin - 60;
const CODE_SIDE = 330;
/** What sums and code need. */
const FOOT = 470;
const SUMS_AT = ROOM / 2;
const SUMS = { end: ROOM, width: 260 };

/** An invoice or credit note in the language of this build, on as many pages as it needs. */
const drawInvoice: InvoiceDrawer["drawInvoice"] = (document, code) => {
  const table = invoiceTable(document);
  const pages: Sheet[] = [sheet()];
  let page = pages[0]!;
  let y = table.head(page, invoiceHead(page, document) + 30);

  function turn(): void {
    page = sheet();
    pages.push(page);
    page.text(titleOf(document), 0, PAGE.margin + 40, { weight: 500 });
    page.text(document.number, ROOM, PAGE.margin + 40, { weight: 500, at: "end" });
    y = PAGE.margin + 130;
  }

  for (const line of document.lines) {
    if (y + table.heightOf(line) > BOTTOM) {
      turn();
      y = table.head(page, y);
    }
    table.row(page, line, y);
    y += table.heightOf(line);
  }
  page.rule(y + 12);
  if (y + FOOT > BOTTOM) turn();
  const { modules, path } = qrCodeOfBytes(new TextEncoder().encode(code));
  page.square(path, modules, 0, y + 70, CODE_SIDE);
  let at = y + 86;
  for (const [name, fils] of sumsOf(document)) {
    page.text(name, SUMS_AT, at);
    page.figure(amountOf(fils), SUMS, at);
    at += 54;
  }
  page.rule(at - 14, SUMS_AT);
  page.text(m.invoice_payable(), SUMS_AT, at + 46, { size: 42, weight: 500 });
  const total = amountOf(document.totals.payableFils);
  page.figure(total, SUMS, at + 46, { size: 42, weight: 500 });
  page.text(m.invoice_currency(), SUMS_AT, at + 104, { size: 28, fill: NOTE_INK });
  for (const [index, each] of pages.entries()) {
    const words = m.invoice_page({ page: index + 1, pages: pages.length });
    const foot = PAGE.height - PAGE.margin + 30;
    each.text(words, ROOM, foot, { size: 26, fill: NOTE_INK, at: "end" });
    each.text(document.uuid, 0, foot, { size: 22, fill: NOTE_INK });
  }
  return pages.map((each) => each.drawing());
};

export const invoiceDrawer: InvoiceDrawer = { drawInvoice, drawQuote, drawSlips };
