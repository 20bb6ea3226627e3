import { fieldError } from "#server/platform/http-error.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import { imposedPdf } from "#server/platform/pictures/print/impose-pdf.ts";
import type { PlacedPage } from "#server/platform/pictures/print/place-pdf.ts";
import type { SheetPage } from "#server/platform/pictures/print/sheet-page.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  behind,
  cropMarks,
  sheetLayout,
  turnsSideways,
  type SheetLayout,
} from "#shared/print-sheets/print-sheet-layout.ts";
import type { PrintSheetSettings } from "#shared/print-sheets/print-sheet.ts";

import type { ReadyCard } from "./print-sheet-cards.ts";

/**
 * Cards on sheets: the fronts on one page, their backs on the next.
 * @throws when no card fits
 */
export function sheetsPdf(
  cards: readonly ReadyCard[],
  settings: PrintSheetSettings,
  read: (card: ReadyCard) => Promise<Buffer>,
): FileParts {
  const prints = cards.map(({ found }) => found.proof);
  const bleedMm = Math.max(...prints.map(({ bleed }) => bleed)) / 10;
  const { places } = sheetLayout(settings, bleedMm);
  if (places.length === 0) throw fieldError("widthMm", apiMessage("plate_too_small"));
  async function* files() {
    for (const card of cards) yield await read(card);
  }
  return imposedPdf(files(), {
    title: `${cards.length} cards, ${settings.widthMm} × ${settings.heightMm} mm`,
    mode: prints.every(({ colors }) => colors === "rgb") ? "rgb" : "cmyk",
    perSheet: places.length,
    pagesOf: (pages) => pagesOf(pages, { places, settings, bleedMm }),
    flip: settings.flip,
  });
}

interface SheetParts {
  places: SheetLayout["places"];
  settings: PrintSheetSettings;
  bleedMm: number;
}

function pagesOf(
  cards: readonly (readonly PlacedPage[])[],
  { places, settings, bleedMm }: SheetParts,
): SheetPage[] {
  const { widthMm: width, heightMm: height, flip } = settings;
  const fronts = places.slice(0, cards.length);
  const page = (side: number, at: SheetLayout["places"], isTurned: boolean): SheetPage => ({
    width,
    height,
    cards: cards.map((sides, index) => ({ page: sides[side]!, ...at[index]! })),
    marks: cropMarks(settings, bleedMm, at),
    isTurned,
  });
  const backs = fronts.map((place) => behind(place, width));
  return [page(0, fronts, false), page(1, backs, !turnsSideways(settings, flip))];
}
