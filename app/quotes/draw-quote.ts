import { wrapped } from "#app/card/wrapped-text.ts";
import { m } from "#app/i18n/translations.ts";
import type { InvoiceDrawer } from "#server/features/invoices/invoice-drawer.ts";
import { BULK_FROM, BULK_TIERS } from "#shared/bulk-orders/bulk-tiers.ts";
import { formatNumber } from "#shared/format-number.ts";
import { filsFromJod } from "#shared/money.ts";
import { quoteNumber, type Quote } from "#shared/quotes/quote.ts";

import { amountOf, NOTE_INK, PAGE, ROOM, sheet, type Sheet } from "../documents/sheet.ts";

const SIZE = 32;
const ROW = 68;
const FACT_ROW = 50;
const WIDTH = 230;
const COLUMNS = [2, 1, 0].map((fromEnd) => ({ end: ROOM - fromEnd * WIDTH, width: WIDTH - 30 }));
const SUMS_AT = ROOM / 2;
const SUMS = { end: ROOM, width: 260 };
const NOTE = { size: 28, fill: NOTE_INK } as const;
const NOTE_LINE = 44;

/** As in all documents: the day in Jordan. */
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" });
const inFils = (dinars: number) => amountOf(filsFromJod(dinars));

/** A quote in the language of this build, on one page. */
export const drawQuote: InvoiceDrawer["drawQuote"] = (quote, from) => {
  const page = sheet();
  let y = PAGE.margin + 60;
  page.text(from.name, 0, y, { size: 56, weight: 500 });
  page.text(m.quote_document_title(), ROOM, y, { size: 48, weight: 300, at: "end" });
  page.text(from.address, 0, (y += 64), { fill: NOTE_INK });
  page.text(quoteNumber(quote), ROOM, y, { size: 40, weight: 500, at: "end" });
  const reached = [from.phone, from.email].filter((part) => part !== "");
  for (const part of reached) page.text(part, 0, (y += 48), NOTE);
  page.fact(m.invoice_tax_number(), from.taxNumber, 0, (y += from.taxNumber === "" ? 0 : 52));
  page.rule((y += 60));
  page.fact(m.quote_document_for(), shortened(quote.companyName), 0, (y += 72));
  page.fact(m.invoice_date(), DAY.format(new Date(quote.createdAt)), SUMS_AT, y);
  page.fact(m.quote_document_person(), shortened(quote.contactPerson), 0, (y += FACT_ROW));
  page.fact(m.quote_document_valid(), quote.validUntil, SUMS_AT, y);
  y = table(page, quote, y + 110);
  y = sums(page, quote, y + 70);
  y = tiers(page, quote, y + 110);
  terms(page, quote, y + 40);
  page.text(m.invoice_currency(), 0, PAGE.height - PAGE.margin + 30, { size: 26, fill: NOTE_INK });
  return [page.drawing()];
};

/** @returns where it ends */
function table(page: Sheet, quote: Quote, top: number): number {
  const heads = [m.invoice_quantity(), m.invoice_unit(), m.invoice_total()];
  page.text(m.invoice_item(), 0, top, NOTE);
  heads.forEach((name, index) => page.figure(name, COLUMNS[index]!, top, NOTE));
  page.rule(top + 18);
  const { count, price, cards, setup, delivery } = quote;
  const lines = [
    [m.quote_document_cards(), count, price, cards],
    ...(setup > 0 ? ([[m.quote_document_setup(), 1, setup, setup]] as const) : []),
    ...(delivery > 0 ? ([[m.quote_document_delivery(), 1, delivery, delivery]] as const) : []),
  ] as const;
  let y = top + 18;
  for (const [name, quantity, each, amount] of lines) {
    y += ROW;
    page.text(name, 0, y, { size: SIZE });
    const values = [formatNumber(quantity), inFils(each), inFils(amount)];
    values.forEach((value, index) => page.figure(value, COLUMNS[index]!, y, { size: SIZE }));
  }
  page.rule(y + 34);
  return y + 34;
}

/** @returns where they end */
function sums(page: Sheet, { taxMode, tax, total, deposit }: Quote, top: number): number {
  let y = top;
  const line = (name: string, dinars: number) => {
    page.text(name, SUMS_AT, y);
    page.figure(inFils(dinars), SUMS, y);
    y += 54;
  };
  if (taxMode === "added") line(m.quote_document_tax_added(), tax);
  page.rule(y - 14, SUMS_AT);
  y += 46;
  page.text(m.invoice_payable(), SUMS_AT, y, { size: 42, weight: 500 });
  page.figure(inFils(total), SUMS, y, { size: 42, weight: 500 });
  y += 64;
  if (taxMode === "included") line(m.quote_document_tax_held(), tax);
  if (deposit > 0 && deposit < total) {
    line(m.quote_document_deposit(), deposit);
    line(m.quote_document_rest(), total - deposit);
  }
  return y;
}

/** What each number of cards costs, where the price is the shop's own. @returns where they end */
function tiers(page: Sheet, { isTierPrice, count }: Quote, top: number): number {
  if (!isTierPrice) return top;
  page.text(m.quote_document_tiers(), 0, top, { weight: 500 });
  let y = top;
  for (const { from, price, ...tier } of BULK_TIERS) {
    y += FACT_ROW;
    const to = "to" in tier ? tier.to : undefined;
    const isOurs = count >= from && (to === undefined || count <= to);
    const name =
      to === undefined
        ? m.quote_document_tier_from({ from })
        : m.quote_document_tier({ from: Math.max(from, BULK_FROM), to });
    page.text(name, 0, y, { size: SIZE, weight: isOurs ? 500 : 350 });
    page.text(inFils(price), 520, y, { size: SIZE, weight: isOurs ? 500 : 350 });
  }
  return y + 50;
}

function terms(page: Sheet, quote: Quote, top: number): void {
  const { deposit, total, validUntil } = quote;
  const paid =
    deposit === 0
      ? m.quote_document_pay_on_delivery()
      : deposit < total
        ? m.quote_document_pay_deposit()
        : m.quote_document_pay_before();
  const texts = [m.quote_document_holds({ day: validUntil }), paid, m.quote_document_days()];
  let y = top;
  for (const text of texts) {
    for (const line of wrapped(text, ROOM / NOTE.size)) {
      page.text(line, 0, (y += NOTE_LINE), NOTE);
    }
  }
}

/** In half of the page. */
const MOST_LETTERS = 34;
function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : text;
}
