import type { CSSProperties } from "react";

import { projection, type Corners, type Point } from "#shared/photos/projection.ts";

/**
 * The style that lays an element on four corners in a square picture, as a camera would see it there.
 * The picture's side is `--side`, at any width: whatever is a length in the projection is a multiple of
 * it, so nothing has to be measured.
 * @param aspect width / height of the element
 */
export function layOn(corners: Corners, aspect: number): CSSProperties {
  const [a, b, c, d, e, f, g, h] = projection(corners);
  // About as large as it is seen, so that it is sharp.
  const width = distance(corners[3], corners[2]);
  const height = width / aspect;
  // `perspective` divides by 1 - z / distance: z is chosen so that this is the projection's divisor.
  const across = [(a - c * g) / width, (d - f * g) / width, -g / width, 0];
  const down = [(b - c * h) / height, (e - f * h) / height, -h / height, 0];
  const matrix = [...across, ...down, 0, 0, 1, 0, 0, 0, 0, 1].map(exact);
  return {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: sides(width),
    height: sides(height),
    transformOrigin: "0 0",
    transform: `translate(${sides(c)}, ${sides(f)}) perspective(var(--side)) matrix3d(${matrix.join(", ")})`,
  };
}

const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.hypot(x1 - x0, y1 - y0);

const sides = (fraction: number) => `calc(var(--side) * ${exact(fraction)})`;

/** Six decimals, of a picture of 2000 px: a five-hundredth of a pixel. */
const exact = (value: number) => Number(value.toFixed(6));

const WHOLE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

/** A part of the picture, as a `clip-path`; its outline in fractions of the picture. */
export const insideOf = (outline: readonly Point[]): string => `polygon(${pointsOf(outline)})`;

/** An outline, drawn in by about a pixel of the largest picture. */
export function within(outline: readonly Point[]): Point[] {
  const sum = outline.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  const [cx, cy] = [sum[0] / outline.length, sum[1] / outline.length];
  return outline.map(([x, y]) => [cx + (x - cx) * 0.997, cy + (y - cy) * 0.997]);
}

/** The whole picture with a hole, as a `clip-path`; the hole in fractions of the picture. */
export function outsideOf(hole: readonly Point[]): string {
  return `polygon(evenodd, ${pointsOf([...WHOLE, ...hole, hole[0]!])})`;
}

const pointsOf = (outline: readonly Point[]) =>
  outline.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(", ");

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(3))}%`;
