import { CARD, tenth } from "./card-geometry.ts";
import type { PrintedPicture } from "./card-print.ts";

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
/** The lowest line of the customer's own print, above 'Tap or scan'. */
const BOTTOM = 326;
const GAP = 22;
const NUMBER_SIZE = 26;

const TEXT_SIZES = [34, 30, 26, 22, 18] as const;
const LINE_HEIGHT = 1.32;
/** The height of a capital letter, relative to the font size. */
const CAPITAL = 0.78;
/** As in `fitSize`. */
const LETTER_WIDTH = 0.55;

interface TextBlock {
  size: number;
  lines: { text: string; y: number }[];
  /** The text is longer than what fits, and ends with an ellipsis. */
  isCut: boolean;
}

export interface BackLayout {
  /** The height of the picture's box at the top; 0 without one. */
  pictureHeight: number;
  text: TextBlock;
  number: { size: number; y: number };
}

/** Arranges the customer's own print beside the code. */
export function backLayout({ text = "", number = "", picture }: BackPrint): BackLayout {
  const more = [text, number].filter((each) => each !== "").length as 0 | 1 | 2;
  const pictureHeight = picture ? PICTURE_HEIGHTS[more] : 0;
  const top = PLATE_TOP + (pictureHeight || MARK_HEIGHT) + GAP;
  const bottom = BOTTOM - (number === "" ? 0 : NUMBER_SIZE + GAP / 2);
  return {
    pictureHeight,
    text: textBlock(text, top, bottom),
    number: { size: NUMBER_SIZE, y: BOTTOM },
  };
}

function textBlock(text: string, top: number, bottom: number): TextBlock {
  // A picture alone leaves no room for any.
  if (text.trim() === "") return { size: TEXT_SIZES[0], lines: [], isCut: false };
  const fitting = TEXT_SIZES.map((size) => ({ size, lines: wrapped(text, size) })).find(
    ({ size, lines }) => lines.length <= mostLines(size),
  );
  const size = fitting?.size ?? TEXT_SIZES.at(-1)!;
  const lines = fitting?.lines ?? cut(wrapped(text, size), mostLines(size));
  const height = size * LINE_HEIGHT;
  return {
    size,
    lines: lines.map((line, index) => ({
      text: line,
      y: tenth(top + size * CAPITAL + index * height),
    })),
    isCut: !fitting,
  };

  function mostLines(at: number): number {
    return Math.floor((bottom - top - at) / (at * LINE_HEIGHT)) + 1;
  }
}

/** The text in lines that fit beside the code: broken between words, and within longer ones. */
function wrapped(text: string, size: number): string[] {
  const most = Math.floor(BACK_ROOM / (size * LETTER_WIDTH));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && [...longer].length <= most) lines[lines.length - 1] = longer;
    else lines.push(...pieces(word, most));
  }
  return lines;
}

function pieces(word: string, most: number): string[] {
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
    letters.slice(index * most, (index + 1) * most).join(""),
  );
}

function cut(lines: readonly string[], most: number): string[] {
  const left = lines.slice(0, most);
  const last = [...(left.pop() ?? "")];
  return [...left, `${last.slice(0, -1).join("")}…`];
}
