import { printedText } from "#shared/proofs/letters/printed-text.ts";

import { CARD, tenth } from "./card-geometry.ts";
import type { PrintedPicture } from "./card-print.ts";
import { leastDistance, type SetLine } from "./line-room.ts";
import { cut, wrapped } from "./wrapped-text.ts";

/** What a customer has printed on the back, beside the code. */
export interface BackPrint {
  text?: string;
  number?: string;
  picture?: PrintedPicture | null;
}

/**
 * The light square with the code, 32.8 mm wide. A quiet zone of four modules leaves the code itself at
 * least 24 mm.
 */
export const PLATE = 328;
/** What the code is drawn with. */
export const CODE_INK = "#15120e";
/** Where the plate of the code begins, from above. */
export const PLATE_TOP = tenth((CARD.height - PLATE) / 2);
/** The width beside the code. */
export const BACK_ROOM = CARD.width - 2 * CARD.margin - PLATE - 24;

/** The mark at the top, or the picture in its place. */
const MARK_HEIGHT = 62;
/** By how much else there is: a text, a number. */
const PICTURE_HEIGHTS = [210, 116, 90] as const;
/** 'Tap or scan', under the customer's own print. It is the same on every card, and at most so large. */
const SAY: SetLine = { text: "أ", size: 40, y: tenth(CARD.height - 150) };
/** The lowest line of the customer's own print, where nothing needs more room. */
const BOTTOM = 326;
const GAP = 22;
const NUMBER_SIZE = 26;

const TEXT_SIZES = [34, 30, 26, 22, 18] as const;
/** Relative to the size; more where lines would touch. */
const LINE_HEIGHT = 1.32;
const LINE_GAP = 0.1;
/** The height of a capital letter, relative to the font size. */
const CAPITAL = 0.78;

interface TextBlock {
  size: number;
  lines: SetLine[];
  /** The text is longer than what fits, and ends with an ellipsis. */
  isCut: boolean;
}

export interface BackLayout {
  /** The height of the picture's box at the top; 0 without one. */
  pictureHeight: number;
  text: TextBlock;
  number: SetLine;
}

/** Arranges the customer's own print beside the code. */
export function backLayout({ text = "", number = "", picture }: BackPrint): BackLayout {
  const more = [text, number].filter((each) => each !== "").length as 0 | 1 | 2;
  const pictureHeight = picture ? PICTURE_HEIGHTS[more] : 0;
  const top = PLATE_TOP + (pictureHeight || MARK_HEIGHT) + GAP;
  const last = above(SAY, { text: printedText(number), size: NUMBER_SIZE }, BOTTOM);
  const bottom = BOTTOM - (number === "" ? 0 : NUMBER_SIZE + GAP / 2);
  return {
    pictureHeight,
    text: textBlock(printedText(text), top, (line) =>
      number === "" ? above(SAY, line, bottom) : above(last, line, bottom),
    ),
    number: last,
  };
}

/** The line at its usual place, or higher over what it would touch. */
function above(lower: SetLine, line: Pick<SetLine, "text" | "size">, usual: number): SetLine {
  return { ...line, y: tenth(Math.min(usual, lower.y - leastDistance(line, lower))) };
}

/** @param atBottom puts a line at the lowest place for it */
function textBlock(
  text: string,
  top: number,
  atBottom: (line: Pick<SetLine, "text" | "size">) => SetLine,
): TextBlock {
  // A picture alone leaves no room for any.
  if (text === "") return { size: TEXT_SIZES[0], lines: [], isCut: false };
  const tries = TEXT_SIZES.map((size) => {
    const lines = wrapped(text, BACK_ROOM / size);
    const height = lineHeight(lines, size);
    const room = atBottom({ text, size }).y - top - size;
    return { size, lines, height, most: Math.floor(room / height) + 1 };
  });
  const fitting = tries.find(({ lines, most }) => lines.length <= most);
  const { size, lines, height, most } = fitting ?? tries.at(-1)!;
  return {
    size,
    lines: (fitting ? lines : cut(lines, most)).map((line, index) => ({
      text: line,
      size,
      y: tenth(top + size * CAPITAL + index * height),
    })),
    isCut: !fitting,
  };
}

/** The same for all lines of a text. */
function lineHeight(lines: readonly string[], size: number): number {
  const distances = lines
    .slice(1)
    .map((text, index) =>
      leastDistance({ text: lines[index]!, size }, { text, size }, LINE_GAP * size),
    );
  return Math.max(LINE_HEIGHT * size, ...distances);
}
