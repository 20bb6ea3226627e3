import type { Drawing } from "#server/platform/pictures/print/drawing.ts";
import type { PrintResult } from "#server/platform/pictures/print/print-drawings.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { CardPrintFacts, CardSide } from "#shared/proofs/card-print.ts";
import type { ProofCheck } from "#shared/proofs/proof.ts";

/** Draws cards for print in one language; part of that language's bundle of pages. */
export interface CardPrinter {
  /** The addons' pictures that are printed, by their values. */
  printedPictures(addons: CardPrintFacts["addons"]): string[];
  drawCard(facts: CardPrintFacts): DrawnCard;
  /** What may not come out well. */
  checkCard(facts: CardPrintFacts, drawn: DrawnCard, printed: PrintResult): ProofCheck[];
}

export interface DrawnCard {
  sides: Record<CardSide, Drawing>;
  /** The text on the back is longer than what fits. */
  isTextCut: boolean;
  /** What the typeface has no drawing of: it is left out. */
  unprintable: Record<CardSide, string[]>;
}

export type CardPrinters = (locale: Locale) => Promise<CardPrinter>;
