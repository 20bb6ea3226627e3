import type { DrawnCard } from "#server/features/proofs/card-printer.ts";
import type { Box } from "#server/platform/pictures/print/drawing.ts";
import type { PrintResult } from "#server/platform/pictures/print/print-drawings.ts";
import {
  CARD_SIDES,
  LOGO_NAME,
  type CardPrintFacts,
  type CardSide,
  type PictureSize,
} from "#shared/proofs/card-print.ts";
import type { ProofCheck } from "#shared/proofs/proof.ts";

import { CARD } from "../card-geometry.ts";
import { isTooPale, isTooSmall, neededPixels, pixelsFor } from "../logo-print.ts";

/** As far from the edge as a cut may miss it, in tenths of a millimetre. */
const SAFE = 30;

/** What may not come out well in print. None of it keeps a proof from being made. */
export function checkCard(
  facts: CardPrintFacts,
  { isTextCut, unprintable }: DrawnCard,
  printed: PrintResult,
): ProofCheck[] {
  return [
    ...CARD_SIDES.flatMap((side) => checkSide(side, unprintable[side], printed)),
    ...(isTextCut ? [{ kind: "text_cut" } as const] : []),
    ...checkLogo(facts, printed),
    ...checkPictures(facts, printed),
  ];
}

function checkSide(side: CardSide, letters: string[], { sides }: PrintResult): ProofCheck[] {
  const { texts, pictures } = sides[side]!;
  return [
    ...texts
      .filter(({ box }) => box && !isSafe(box))
      .map(({ text }) => ({ kind: "text_outside", side, text }) as const),
    ...(pictures.every(({ box }) => isSafe(box))
      ? []
      : [{ kind: "picture_outside", side } as const]),
    ...(letters.length > 0 ? [{ kind: "letters_missing", side, letters } as const] : []),
  ];
}

function isSafe({ x, y, width, height }: Box): boolean {
  const isWithin = (start: number, length: number, whole: number) =>
    start >= SAFE && start + length <= whole - SAFE;
  return isWithin(x, width, CARD.width) && isWithin(y, height, CARD.height);
}

/** As in the order dialog: its customer was told, and may have gone on all the same. */
function checkLogo({ logo, color }: CardPrintFacts, { samples }: PrintResult): ProofCheck[] {
  const sample = samples[LOGO_NAME];
  if (!logo || !sample) return [];
  return [
    ...(isTooSmall(logo)
      ? [{ kind: "logo_small", has: logo, needs: neededPixels(logo) } as const]
      : []),
    ...(isTooPale({ sample }, color) ? [{ kind: "logo_pale" } as const] : []),
  ];
}

function checkPictures({ pictures }: CardPrintFacts, { sides }: PrintResult): ProofCheck[] {
  return sides["back"]!.pictures.flatMap(({ name, box }) => {
    const has: PictureSize | undefined = pictures[name];
    const needs = pixelsFor(box);
    if (!has || has.width >= needs.width) return [];
    return [{ kind: "picture_small", has, needs } as const];
  });
}
