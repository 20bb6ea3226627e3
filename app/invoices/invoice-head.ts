import { wrapped } from "#app/card/wrapped-text.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { orderNumber } from "#shared/ids.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

import { amountOf, NOTE_INK, PAGE, ROOM, type Sheet } from "../documents/sheet.ts";

const LINE_HEIGHT = 50;
const SELLER_LINE = 52;
/** Beside title and number. */
const SELLER_ROOM = 1200;
/** For a value behind its name, in half of the page. */
const FACT_ROOM = ROOM / 2 - 360;

export function titleOf({ kind, isTaxed }: InvoiceDocument): string {
  if (kind === "credit_note") return m.invoice_credit_note();
  return isTaxed ? m.invoice_tax_invoice() : m.invoice_invoice();
}

/** Who sells, what it is, who buys. @returns where the rest begins */
export function invoiceHead(sheet: Sheet, document: InvoiceDocument): number {
  const { seller, buyer, number, issuedOn, orderId, original } = document;
  const isArabic = getLocale() === "ar";
  let y: number = PAGE.margin + 60;
  sheet.text(titleOf(document), ROOM, y, { size: 48, weight: 300, at: "end" });
  sheet.text(number, ROOM, y + 64, { size: 40, weight: 500, at: "end" });
  const least = y + 64 + SELLER_LINE;
  for (const line of wrapped((isArabic && seller.nameAr) || seller.name, SELLER_ROOM / 56)) {
    sheet.text(line, 0, y, { size: 56, weight: 500 });
    y += 64;
  }
  for (const line of wrapped(seller.address, SELLER_ROOM / 34)) {
    sheet.text(line, 0, y, { fill: NOTE_INK });
    y += SELLER_LINE;
  }
  if (seller.taxNumber !== "") {
    sheet.fact(m.invoice_tax_number(), seller.taxNumber, 0, y);
    y += SELLER_LINE;
  }
  y = Math.max(y, least) + 18;
  sheet.rule(y);
  const top = y + 72;
  const city = (isArabic && buyer.cityAr) || buyer.city;
  const place = [buyer.address, city, buyer.postcode].filter(Boolean);
  const column = (x: number, facts: readonly (readonly [string, string])[]) => {
    // Whole, however long: what was issued is not cut.
    const lines = facts.flatMap(([name, value]) =>
      wrapped(value, FACT_ROOM / 32).map((line, index) => [index === 0 ? name : "", line] as const),
    );
    lines.forEach(([name, line], row) => sheet.fact(name, line, x, top + row * LINE_HEIGHT));
    return lines.length;
  };
  const rows = Math.max(
    column(0, [
      [m.invoice_date(), issuedOn],
      [m.invoice_order(), orderNumber(orderId)],
      ...(original
        ? ([
            [m.invoice_of(), original.number],
            [m.invoice_of_total(), amountOf(original.totalFils)],
            [m.invoice_reason(), original.reason],
          ] as const)
        : []),
    ]),
    column(ROOM / 2, [
      [m.invoice_buyer(), buyer.name],
      [m.invoice_tax_number(), buyer.taxNumber],
      [m.invoice_phone(), buyer.phone],
      ...place.map((part, index) => [index === 0 ? m.invoice_address() : "", part] as const),
    ]),
  );
  return top + rows * LINE_HEIGHT + 50;
}
