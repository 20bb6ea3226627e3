/** What is printed on one side of something: shapes from the back to the front, without any material. */
export interface Drawing {
  /** Of the trimmed side, in tenths of a millimetre. */
  width: number;
  height: number;
  /** What the whole side is printed with, beyond its edges too: `#rrggbb`. */
  ground: string;
  shapes: Shape[];
}

export type Shape = PathShape | TextShape | ImageShape;

/** a, b, c, d, e, f as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface PathShape {
  kind: "path";
  /** The path data of SVG. */
  d: string;
  matrix: Matrix;
  /** `#rrggbb`. */
  fill: string | null;
  stroke: { color: string; width: number; isRound: boolean } | null;
}

/** One line of text in the shop's typeface. */
export interface TextShape {
  kind: "text";
  text: string;
  /** Where the line begins, or ends with `end`; on its base line. */
  x: number;
  y: number;
  size: number;
  /** 160 to 700. */
  weight: number;
  /** Between letters, relative to the size. */
  spacing: number;
  direction: "ltr" | "rtl";
  anchor: "start" | "end";
  fill: string;
}

/** A picture as large as fits into its box, at the named place of it. */
export interface ImageShape {
  kind: "image";
  /** Which of the pictures that come with the drawing. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  alignX: "min" | "max";
  alignY: "min" | "mid";
}

/** A rectangle in a drawing's units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
