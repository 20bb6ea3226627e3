import type { Box, Drawing, ImageShape, PathShape, TextShape } from "./drawing.ts";
import { outlineText, type TextRun } from "./text-outlines.ts";

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

export async function outlined({ shapes, ...drawing }: Drawing): Promise<OutlinedDrawing> {
  const texts: SetText[] = [];
  const drawn: (PathShape | ImageShape)[] = [];
  for (const shape of shapes) {
    if (shape.kind !== "text") {
      drawn.push(shape);
      continue;
    }
    const { d, box, runs } = await outlineText(shape);
    texts.push({ text: shape.text, box, y: shape.y, size: shape.size, runs });
    if (d !== "") drawn.push(asPath(shape, d));
  }
  return { ...drawing, shapes: drawn, texts };
}

function asPath({ fill }: TextShape, d: string): PathShape {
  return { kind: "path", d, matrix: [1, 0, 0, 1, 0, 0], fill, stroke: null };
}
