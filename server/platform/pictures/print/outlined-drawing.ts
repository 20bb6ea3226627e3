import type { Box, Drawing, ImageShape, PathShape, TextShape } from "./drawing.ts";
import { outlineText, type TextOutlines, type TextRun } from "./text-outlines.ts";

/** A text as it turned out. */
export interface SetText {
  text: string;
  /** What it covers; null of nothing but spaces. */
  box: Box | null;
  /** Its base line and size, and its parts along it. */
  y: number;
  size: number;
  runs: TextRun[];
}

/** A drawing without text: the outlines of its letters in its place. */
export interface OutlinedDrawing extends Omit<Drawing, "shapes"> {
  shapes: (PathShape | ImageShape)[];
  texts: SetText[];
}

/** Outlines by what they depend on besides the place. */
export type KnownOutlines = Map<string, TextOutlines>;

/**
 * @param known where the same texts stand again and again: each is outlined once, and put in its place by a
 *   matrix
 */
export async function outlined(
  { shapes, ...drawing }: Drawing,
  known?: KnownOutlines,
): Promise<OutlinedDrawing> {
  const texts: SetText[] = [];
  const drawn: (PathShape | ImageShape)[] = [];
  for (const shape of shapes) {
    if (shape.kind !== "text") {
      drawn.push(shape);
      continue;
    }
    const { x, y, ...look } = known ? shape : { ...shape, x: 0, y: 0 };
    const { d, box, runs } = known ? await knownOutlines(known, look) : await outlineText(shape);
    texts.push({
      text: shape.text,
      box: box && { ...box, x: box.x + x, y: box.y + y },
      y: shape.y,
      size: shape.size,
      runs: runs.map((run) => ({ ...run, x: run.x + x })),
    });
    if (d !== "") drawn.push(asPath(shape, d, [1, 0, 0, 1, x, y]));
  }
  return { ...drawing, shapes: drawn, texts };
}

async function knownOutlines(
  known: KnownOutlines,
  look: Omit<TextShape, "x" | "y">,
): Promise<TextOutlines> {
  const key = JSON.stringify([
    look.text,
    look.size,
    look.weight,
    look.spacing,
    look.direction,
    look.anchor,
  ]);
  const found = known.get(key) ?? (await outlineText({ ...look, x: 0, y: 0 }));
  known.set(key, found);
  return found;
}

function asPath({ fill }: TextShape, d: string, matrix: PathShape["matrix"]): PathShape {
  return { kind: "path", d, matrix, fill, stroke: null };
}
