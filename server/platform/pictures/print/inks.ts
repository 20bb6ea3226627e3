import sharp from "sharp";

import type { Shape } from "./drawing.ts";

/** What a plant wants: the four inks of its press, or the colours of a screen. */
export type ColorMode = "cmyk" | "rgb";

/** Colours as operands of PDF: from 0 to 1 each. */
export type Inks = (color: string) => readonly number[];

/** As dark as this, a grey is printed as full black. */
const NEARLY_BLACK = 0.85;
/** Up to this difference of its channels a colour is a grey. */
const GREY = 0.09;

/**
 * The inks for the colours of some shapes. Mixtures come from the same profile as those of pictures.
 * @param ground what the shapes are printed on
 */
export async function inksFor(
  mode: ColorMode,
  ground: string,
  shapes: readonly Shape[],
): Promise<Inks> {
  if (mode === "rgb") return channelsOf;
  const colors = new Set([ground, ...shapes.flatMap(colorsOf)]);
  const mixed = new Map<string, readonly number[]>();
  for (const color of colors) mixed.set(color, blackInk(color, ground) ?? (await mixture(color)));
  return (color) => mixed.get(color)!;
}

function colorsOf(shape: Shape): string[] {
  if (shape.kind === "image") return [];
  const colors = shape.kind === "text" ? [shape.fill] : [shape.fill, shape.stroke?.color];
  return colors.filter((color) => typeof color === "string");
}

/**
 * What is drawn in black or in a dark grey on something light is printed with black ink alone: fine lines
 * of four inks would show coloured edges, and codes would be blurred.
 */
function blackInk(color: string, ground: string): number[] | undefined {
  if (color === ground) return undefined;
  const channels = channelsOf(color);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const isDarkGrey = most - least <= GREY && most < 0.5;
  const isOnLight = Math.min(...channelsOf(ground)) > 0.5 || color === "#000000";
  if (!isDarkGrey || !isOnLight) return undefined;
  return [0, 0, 0, 1 - most >= NEARLY_BLACK ? 1 : 1 - most];
}

async function mixture(color: string): Promise<number[]> {
  const [r, g, b] = channelsOf(color).map((channel) => Math.round(channel * 255)) as Rgb;
  const dot = { width: 1, height: 1, channels: 3, background: { r, g, b } } as const;
  const [...inks] = await sharp({ create: dot }).toColourspace("cmyk").raw().toBuffer();
  return inks.map((ink) => ink / 255);
}

type Rgb = [number, number, number];

function channelsOf(color: string): Rgb {
  const n = Number.parseInt(color.slice(1, 7), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}
