/** How the document of all proofs is laid out, in tenths of a millimetre from the left and top of an A4 page. */

/** Of a card on the page: as large as it is. */
const CARD = { width: 856, height: 539.8 } as const;
const PAGE = { width: 2100, margin: 170 } as const;
const FIRST_ROW = 250;
const ROW = 650;

/** A row has the front of a card and, behind it, its back. */
export const PROOFS_ON_A_PAGE = 4;

/** The base line of what stands above the card in this row. */
export const captionOf = (row: number) => FIRST_ROW + row * ROW;

/** Where the sides of the card in this row stand; the front is read first. */
export function proofPlaces(row: number, isRtl: boolean) {
  const top = captionOf(row) + 36;
  const left = { x: PAGE.margin, y: top };
  const right = { x: PAGE.width - PAGE.margin - CARD.width, y: top };
  return isRtl ? { face: right, back: left } : { face: left, back: right };
}
