import type { CSSProperties } from "react";

/** A point in a picture, in fractions of its side, from its top left corner. */
export type Point = readonly [x: number, y: number];
/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

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

/**
 * The projection of the unit square to four corners:
 * (a u + b v + c) / (g u + h v + 1), (d u + e v + f) / (g u + h v + 1).
 */
function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners) {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    x1 - x0 + g * x1,
    x3 - x0 + h * x3,
    x0,
    y1 - y0 + g * y1,
    y3 - y0 + h * y3,
    y0,
    g,
    h,
  ] as const;
}

const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.hypot(x1 - x0, y1 - y0);

const sides = (fraction: number) => `calc(var(--side) * ${exact(fraction)})`;

/** Six decimals, of a picture of 2000 px: a five-hundredth of a pixel. */
const exact = (value: number) => Number(value.toFixed(6));
