import { drawProofList, drawProofPage } from "#app/proofs/draw-proofs.ts";
import type { CardPrinter } from "#server/features/proofs/card-printer.ts";

import { checkCard } from "./check-card.ts";
import { drawCard, printedPictures } from "./draw-card.ts";

/** Draws and checks cards in the language of this build. */
export const cardPrinter: CardPrinter = {
  drawCard,
  printedPictures,
  checkCard,
  drawProofList,
  drawProofPage,
};
