import { readFile } from "node:fs/promises";

import bidiFactory from "bidi-js";
import * as hb from "harfbuzzjs";

import type { Box, TextShape } from "./drawing.ts";
import { pathCommands, type PathCommand } from "./path-commands.ts";

/** Later ones are used for letters that those before don't have, as on the pages. */
const FONT_FILES = [
  "readex-pro-latin",
  "readex-pro-latin-ext",
  "readex-pro-vietnamese",
  "readex-pro-arabic",
];

const bidi = bidiFactory();

interface LoadedFont {
  face: hb.Face;
  letters: ReadonlySet<number>;
}

let loaded: Promise<LoadedFont[]> | undefined;

async function loadFonts(): Promise<LoadedFont[]> {
  return Promise.all(
    FONT_FILES.map(async (name) => {
      const bytes = await readFile(new URL(`../fonts/${name}.ttf`, import.meta.url));
      const face = new hb.Face(new hb.Blob(bytes));
      return { face, letters: new Set(face.collectUnicodes()) };
    }),
  );
}

/** All letters of the typeface of which something is seen. */
export async function fontLetters(): Promise<string[]> {
  const fonts = await (loaded ??= loadFonts());
  const codes = new Set(fonts.flatMap(({ letters }) => [...letters]));
  const letters = [...codes].toSorted((a, b) => a - b).map((code) => String.fromCodePoint(code));
  return letters.filter((letter) => !/\s|\p{Default_Ignorable_Code_Point}/u.test(letter));
}

export interface TextOutlines {
  /** The path data of SVG, in the units of the text; '' of nothing but spaces. */
  d: string;
  box: Box | null;
  /** Its parts of one direction, from left to right as they are seen. */
  runs: TextRun[];
}

export interface TextRun {
  text: string;
  x: number;
  width: number;
  isRtl: boolean;
}

/**
 * The outlines of a line of text: its letters shaped and joined by HarfBuzz, in the order in which they
 * are seen.
 * @throws when the typeface does not have one of its letters
 */
export async function outlineText(shape: TextShape): Promise<TextOutlines> {
  const fonts = await (loaded ??= loadFonts());
  const { text, size, weight, spacing, x, y, direction, anchor } = shape;
  const runs = inVisualOrder(runsOf(text, direction, fonts));
  const glyphs: { path: string; x: number; y: number; scale: number }[] = [];
  const places: Omit<TextRun, "x">[] = [];
  let width = 0;
  for (const { part, level, font } of runs) {
    const before = width;
    const scale = size / font.face.upem;
    for (const glyph of shaped(part, level, font, weight, spacing !== 0)) {
      glyphs.push({ ...glyph, x: width + glyph.x * scale, y: glyph.y * scale, scale });
      width += glyph.advance * scale + spacing * size;
    }
    places.push({ text: part, width: width - before, isRtl: level % 2 === 1 });
  }
  // A line begins at its right in a text from right to left.
  const isLeft = (direction === "ltr") === (anchor === "start");
  const left = isLeft ? x : x - width;
  const commands = glyphs.flatMap((glyph) => moved(glyph, left + glyph.x, y - glyph.y));
  return { d: commands.map(written).join(""), box: boxOf(commands), runs: placed(places, left) };
}

/** Side by side; what is of one direction is one, also where its letters are of several fonts. */
function placed(parts: readonly Omit<TextRun, "x">[], left: number): TextRun[] {
  const runs: TextRun[] = [];
  let x = left;
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.isRtl === part.isRtl) {
      // What is read from right to left goes on at its left.
      last.text = part.isRtl ? part.text + last.text : last.text + part.text;
      last.width += part.width;
    } else runs.push({ ...part, x });
    x += part.width;
  }
  return runs;
}

interface Run {
  part: string;
  level: number;
  font: LoadedFont;
}

/** Pieces of one direction and one font, in the order in which they are read. */
function runsOf(text: string, direction: "ltr" | "rtl", fonts: readonly LoadedFont[]): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const level = levels[at]!;
    at += letter.length;
    const last = runs.at(-1);
    // Signs that are not seen, but join letters or keep them apart, need no font of their own.
    const isUnseen = /\p{Default_Ignorable_Code_Point}/u.test(letter);
    // Marks belong to the letter before them.
    const isMark = /\p{Mark}/u.test(letter) && last?.font.letters.has(code);
    const font =
      last && (isUnseen || isMark) ? last.font : fonts.find(({ letters }) => letters.has(code));
    if (!font) {
      if (isUnseen) continue;
      throw new Error(`The typeface does not have ${JSON.stringify(letter)}.`);
    }
    if (last && last.level === level && last.font === font) last.part += letter;
    else runs.push({ part: letter, level, font });
  }
  return runs;
}

/** From each level down, what is above it is turned around: rule L2 of the Unicode algorithm. */
function inVisualOrder(runs: Run[]): Run[] {
  const most = Math.max(0, ...runs.map(({ level }) => level));
  const ordered = [...runs];
  for (let level = most; level >= 1; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end + 1;
    }
  }
  return ordered;
}

interface Glyph {
  path: string;
  x: number;
  y: number;
  advance: number;
}

/** In units of the font, from left to right. */
function shaped(
  part: string,
  level: number,
  { face }: LoadedFont,
  weight: number,
  isSpaced: boolean,
): Glyph[] {
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation("wght", weight)]);
  const buffer = new hb.Buffer();
  buffer.addText(part);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR);
  // As in browsers: letters with space between are not joined to ligatures.
  hb.shape(font, buffer, isSpaced ? [new hb.Feature("liga", 0), new hb.Feature("clig", 0)] : []);
  return buffer.getGlyphInfosAndPositions().map((glyph) => ({
    path: font.glyphToPath(glyph.codepoint),
    x: glyph.xOffset ?? 0,
    y: glyph.yOffset ?? 0,
    advance: glyph.xAdvance ?? 0,
  }));
}

/** A glyph's outline at its place, with y downwards. */
function moved(
  { path, scale }: { path: string; scale: number },
  left: number,
  base: number,
): PathCommand[] {
  return pathCommands(path).map(
    ([name, ...at]) =>
      [
        name,
        ...at.map((value, index) =>
          index % 2 === 0 ? left + value * scale : base - value * scale,
        ),
      ] as unknown as PathCommand,
  );
}

/** Two decimals are a thousandth of a millimetre. */
const written = ([name, ...at]: PathCommand) =>
  name + at.map((value) => Math.round(value * 100) / 100).join(" ");

function boxOf(commands: readonly PathCommand[]): Box | null {
  const points = commands.flatMap(([, ...at]) => at as number[]);
  if (points.length === 0) return null;
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
