import { qrCodeAsWritten } from "#app/card/qr-code.ts";
import { wrapped } from "#app/card/wrapped-text.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { DrawnSlip, InvoiceDrawer } from "#server/features/invoices/invoice-drawer.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { NOTE_INK, PAGE, ROOM, sheet, type Sheet } from "../documents/sheet.ts";

/** Six below each other; between them it is cut. */
const ON_PAGE = 6;
const HEIGHT = PAGE.height / ON_PAGE;
const CODE = 330;
const CODE_AT = (ROOM - CODE) / 2;
/** What a half has beside the code. */
const HALF = CODE_AT - 50;
const TEXT = 27;
const TEXT_LINE = 39;
const NAME = 44;

/**
 * Slips in two languages: each half is drawn by the build of its language, from its own margin on, and both
 * are laid on one page. The code between them is drawn with the first.
 */
export const drawSlips: InvoiceDrawer["drawSlips"] = (slips, shop) => {
  const pages: Sheet[] = [];
  for (const [index, slip] of slips.entries()) {
    if (index % ON_PAGE === 0) pages.push(sheet());
    drawSlip(pages.at(-1)!, slip, shop, (index % ON_PAGE) * HEIGHT);
  }
  return pages.map((page) => page.drawing());
};

function drawSlip(page: Sheet, slip: DrawnSlip, shop: string, top: number): void {
  let y = top + 112;
  for (const line of wrapped(slip.name, HALF / (NAME * 0.92)).slice(0, 2)) {
    page.text(line, 0, y, { size: NAME, weight: 500 });
    y += NAME + 6;
  }
  const who = [slip.position, slip.department].filter((part) => part !== "");
  for (const part of who) {
    const [line = ""] = wrapped(part, HALF / TEXT);
    page.text(line, 0, y, { size: TEXT, fill: NOTE_INK });
    y += TEXT_LINE;
  }
  y += 14;
  for (const line of wrapped(m.claim_slip_text(), HALF / TEXT)) {
    page.text(line, 0, y, { size: TEXT });
    y += TEXT_LINE;
  }
  page.text(shop, 0, top + HEIGHT - 52, { size: 24, fill: NOTE_INK });
  if (getLocale() !== BASE_LOCALE) return;
  const { modules, path } = qrCodeAsWritten(slip.url);
  page.square(path, modules, CODE_AT, top + (HEIGHT - CODE) / 2, CODE);
  if (top > 0) page.rule(top);
}
