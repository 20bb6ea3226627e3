/** How cards lie on the sheets of a plant. All lengths are in millimetres. */

/** Of a card as it is cut. */
export const CARD_MM = { width: 85.6, height: 53.98 } as const;

/** The edge over which a sheet is turned to print its other side, as print dialogs call it. */
export const FLIP_EDGES = ["long", "short"] as const;
export type FlipEdge = (typeof FLIP_EDGES)[number];

export interface SheetSize {
  widthMm: number;
  heightMm: number;
  /** Between the bleeds of two cards. */
  gapMm: number;
  /** At least this stays free at each edge, but for crop marks. */
  marginMm: number;
}

export interface SheetLayout {
  columns: number;
  rows: number;
  /** Left and top of each card as it is cut, from the sheet's left and top, row by row. */
  places: { x: number; y: number }[];
}

/** So that sizes that fit exactly do so in spite of binary fractions. */
const TINY = 1e-6;

/** As many cards as fit, in the middle of the sheet; none where it is too small. */
export function sheetLayout(
  { widthMm, heightMm, gapMm, marginMm }: SheetSize,
  bleedMm: number,
): SheetLayout {
  const along = (sheet: number, card: number) => {
    const cell = card + 2 * bleedMm;
    const count = Math.max(0, Math.floor((sheet - 2 * marginMm + gapMm) / (cell + gapMm) + TINY));
    const first = (sheet - count * cell - (count - 1) * gapMm) / 2 + bleedMm;
    return Array.from({ length: count }, (_, index) => first + index * (cell + gapMm));
  };
  const xs = along(widthMm, CARD_MM.width);
  const ys = along(heightMm, CARD_MM.height);
  return {
    columns: xs.length,
    rows: ys.length,
    places: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
  };
}

/** Whether the sheet is turned over its left or right edge, and not over its top or bottom one. */
export function turnsSideways(
  { widthMm, heightMm }: Pick<SheetSize, "widthMm" | "heightMm">,
  flip: FlipEdge,
): boolean {
  return (flip === "long") === heightMm >= widthMm;
}
/** Where the back of a card lies, so that it comes to lie behind its front. */
export function behind<Place extends { x: number }>(place: Place, widthMm: number): Place {
  return { ...place, x: widthMm - place.x - CARD_MM.width };
}

/** A line from the one point to the other. */
export type CropMark = readonly [x1: number, y1: number, x2: number, y2: number];

const MARK = {
  /** At most so long. */
  length: 4,
  /** Shorter ones are left out. */
  shortest: 0.5,
  /** From the cut, where there is no bleed. */
  distance: 1,
  /** From the edge of the sheet. */
  toEdge: 1,
} as const;

/** Lines that go on where a card is cut. They stand in its margin and gaps, and on no bleed. */
export function cropMarks(
  size: SheetSize,
  bleedMm: number,
  places: readonly { x: number; y: number }[],
): CropMark[] {
  const start = Math.max(bleedMm, MARK.distance);
  const { widthMm, heightMm, gapMm } = size;
  /** How long a mark may be that begins at `from` and goes towards an edge of the sheet at `edge`. */
  const lengthTo = (toEdge: number, isOuter: boolean) => {
    const room = isOuter ? toEdge - start - MARK.toEdge : gapMm / 2 - (start - bleedMm);
    const length = Math.min(MARK.length, room);
    return length >= MARK.shortest ? length : 0;
  };
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return places.flatMap(({ x, y }) => {
    const [x2, y2] = [x + CARD_MM.width, y + CARD_MM.height];
    const before = lengthTo(x, x === left);
    const after = lengthTo(widthMm - x2, x === right);
    const above = lengthTo(y, y === top);
    const below = lengthTo(heightMm - y2, y === bottom);
    const across = [y, y2].flatMap((at): CropMark[] => [
      [x - start, at, x - start - before, at],
      [x2 + start, at, x2 + start + after, at],
    ]);
    const along = [x, x2].flatMap((at): CropMark[] => [
      [at, y - start, at, y - start - above],
      [at, y2 + start, at, y2 + start + below],
    ]);
    return [...across, ...along].filter(([x1, y1, x3, y3]) => x1 !== x3 || y1 !== y3);
  });
}
