import type { Call } from "../http/call.ts";
import {
  printSheetCardsAnswerSchema,
  printSheetOrdersSchema,
  type PrintedCards,
  type PrintSheetSettings,
} from "./print-sheet.ts";

const tag = "Proofs";

export const listPrintSheetCards = {
  method: "post",
  path: "/plates/cards",
  permission: "orders.read",
  tag,
  summary: "Which cards of some orders can be printed, and why others can't",
  description: "Orders that are named by `ids`, or all that `matching` means.",
  body: printSheetOrdersSchema,
  answers: { 200: { schema: printSheetCardsAnswerSchema, description: "The cards" } },
} as const satisfies Call;

/** Not JSON, and so no calls. */
export const SHEET_PDF = "/plates/sheets.pdf";
export const CARDS_ZIP = "/plates/cards.zip";

/** The columns of the list in the ZIP file. */
export const CARD_LIST_COLUMNS = [
  "Order ID",
  "Card Code",
  "Address",
  "Name",
  "File",
  "SHA-256",
] as const;

export function sheetPdfPath(cards: PrintedCards, settings: PrintSheetSettings): string {
  const { flip, ...lengths } = settings;
  const texts = Object.entries(lengths).map(([name, value]) => [name, String(value)]);
  return `${SHEET_PDF}?${new URLSearchParams([meantBy(cards), ...texts, ["flip", flip]])}`;
}

export const cardsZipPath = (cards: PrintedCards) =>
  `${CARDS_ZIP}?${new URLSearchParams([meantBy(cards)])}`;

const meantBy = (cards: PrintedCards): [name: string, value: string] =>
  "order" in cards ? ["order", cards.order] : ["proofs", cards.proofs.join()];
