import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { orderNumber } from "#shared/ids.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

import { amountOf, NOTE_INK, PAGE, ROOM, type Sheet } from "../documents/sheet.ts";

const LINE_HEIGHT = 50;

export function titleOf({ kind, isTaxed }: InvoiceDocument): string {
  if (kind === "credit_note") return m.invoice_credit_note();
  return isTaxed ? m.invoice_tax_invoice() : m.invoice_invoice();
}

/** Who sells, what it is, who buys. @returns where the rest begins */
export function invoiceHead(sheet: Sheet, document: InvoiceDocument): number {
  const { seller, buyer, number, issuedOn, orderId, original } = document;
  const isArabic = getLocale() === "ar";
  let y: number = PAGE.margin + 60;
  sheet.text((isArabic && seller.nameAr) || seller.name, 0, y, { size: 56, weight: 500 });
  sheet.text(titleOf(document), ROOM, y, { size: 48, weight: 300, at: "end" });
  sheet.text(seller.address, 0, (y += 64), { fill: NOTE_INK });
  sheet.text(number, ROOM, y, { size: 40, weight: 500, at: "end" });
  if (seller.taxNumber !== "") sheet.fact(m.invoice_tax_number(), seller.taxNumber, 0, (y += 52));
  y += 70;
  sheet.rule(y);
  const top = y + 72;
  const place = [buyer.address, buyer.city, buyer.postcode].filter(Boolean);
  const column = (x: number, facts: readonly (readonly [string, string])[]) => {
    const shown = facts.filter(([, value]) => value !== "");
    shown.forEach(([name, value], row) => sheet.fact(name, value, x, top + row * LINE_HEIGHT));
    return shown.length;
  };
  const rows = Math.max(
    column(0, [
      [m.invoice_date(), issuedOn],
      [m.invoice_order(), orderNumber(orderId)],
      ...(original
        ? ([
            [m.invoice_of(), original.number],
            [m.invoice_of_total(), amountOf(original.totalFils)],
            [m.invoice_reason(), shortened(original.reason)],
          ] as const)
        : []),
    ]),
    column(ROOM / 2, [
      [m.invoice_buyer(), shortened(buyer.name)],
      [m.invoice_tax_number(), buyer.taxNumber],
      [m.invoice_phone(), buyer.phone],
      ...place.map(
        (part, index) => [index === 0 ? m.invoice_address() : " ", shortened(part)] as const,
      ),
    ]),
  );
  return top + rows * LINE_HEIGHT + 50;
}

/** In half of the page. */
const MOST_LETTERS = 34;
function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : text;
}
