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
  /** The first pages of a document of proofs: what it is, and what should be looked at first. */
  drawProofList(facts: ProofListFacts): Drawing[];
  /** A page of that document with the names of its cards; the cards themselves are laid on it. */
  drawProofPage(cards: readonly NamedProof[], place: ProofPagePlace): Drawing;
  /** What may not come out well. */
  checkCard(facts: CardPrintFacts, drawn: DrawnCard, printed: PrintResult): ProofCheck[];
}

export interface NamedProof {
  /** Of its card, among the order's cards, from 1 on. */
  number: number;
  name: string;
  jobTitle: string;
  checks: readonly ProofCheck[];
  /** What the customer wants changed, or ''. */
  comment: string;
}

export interface ProofListFacts {
  orderNumber: string;
  organization: string;
  /** When the document was made. */
  at: Date;
  /** How many cards the order has, and how many of them are in the document. */
  cards: number;
  proofs: number;
  /** In the sequence of the document. */
  problems: readonly NamedProof[];
}

export interface ProofPagePlace {
  orderNumber: string;
  page: number;
  pages: number;
}

export interface DrawnCard {
  sides: Record<CardSide, Drawing>;
  /** The text on the back is longer than what fits. */
  isTextCut: boolean;
  /** What the typeface has no drawing of: it is left out. */
  unprintable: Record<CardSide, string[]>;
}

export type CardPrinters = (locale: Locale) => Promise<CardPrinter>;
