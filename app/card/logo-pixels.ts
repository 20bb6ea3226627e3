import { luminance, luminanceContrast, luminanceOf } from "./oklch.ts";

/** A picture's pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Bytes. */
export type Color = readonly [red: number, green: number, blue: number];

export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much a channel of one and the same colour may vary: photos and JPEG are never even. */
const SAME = 28;
/** From this difference on a pixel is wholly the logo's; below, it is partly the ground's. */
const OTHER = 96;
const OPAQUE = 250;
const VISIBLE = 24;
/** The share of the border that must have the colour of the ground. */
const MOST_OF_BORDER = 0.97;

/** The colour of the ground that a logo stands on; null where it is transparent or of many colours. */
export function groundOf({ data, width, height }: Pixels): Color | null {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  const opaque = border.filter((pixel) => data[pixel * 4 + 3]! >= OPAQUE);
  if (opaque.length < border.length) return null;
  const ground = [0, 1, 2].map((channel) =>
    median(border.map((pixel) => data[pixel * 4 + channel]!)),
  ) as unknown as Color;
  const same = border.filter((pixel) => difference(data, pixel * 4, ground) <= SAME);
  if (same.length < border.length * MOST_OF_BORDER) return null;
  // A picture of nothing but one colour has no ground.
  for (let at = 0; at < data.length; at += 4)
    if (difference(data, at, ground) > OTHER) return ground;
  return null;
}

/**
 * Makes the ground transparent, wherever it shows through. At the edges, where both are mixed, the
 * share of the ground is taken out of the colour, so that no rim of it is left.
 */
export function removeGround({ data }: Pixels, ground: Color): void {
  for (let at = 0; at < data.length; at += 4) {
    const share = Math.min(1, Math.max(0, (difference(data, at, ground) - SAME) / (OTHER - SAME)));
    if (share === 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      const pure = (data[at + channel]! - ground[channel]! * (1 - share)) / (share || 1);
      data[at + channel] = pure;
    }
    data[at + 3] = data[at + 3]! * share;
  }
}

/** The smallest box with everything that is visible; null when nothing is. */
export function visibleBox({ data, width, height }: Pixels): PixelBox | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < VISIBLE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * How clearly a logo stands out in print, as the contrast ratio of WCAG 2 that half of it has: against
 * the ground that is printed with it, or else against the card.
 * @param card `#rrggbb`
 */
export function printContrast(pixels: Pixels, card: string): number {
  const { data } = pixels;
  const ground = groundOf(pixels);
  const behind = ground ? luminanceOf(channels(...ground)) : luminance(card);
  const contrasts: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    if (ground && difference(data, at, ground) <= SAME) continue;
    const own = luminanceOf(channels(data[at]!, data[at + 1]!, data[at + 2]!));
    contrasts.push(luminanceContrast(own, behind));
  }
  return contrasts.length === 0 ? 1 : median(contrasts);
}

function channels(red: number, green: number, blue: number): [number, number, number] {
  return [red / 255, green / 255, blue / 255];
}

/** Of the channel that differs most. */
function difference(data: Uint8ClampedArray, at: number, color: Color): number {
  return Math.max(
    Math.abs(data[at]! - color[0]),
    Math.abs(data[at + 1]! - color[1]),
    Math.abs(data[at + 2]! - color[2]),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
