import { BLACK, COPPER, SAND, WHITE, type CardTone } from "./drawn-tones.ts";
import { blend, contrast, hexFromOklch, lighten, oklchFromHex } from "./oklch.ts";

/** Colour names that owners are likely to type; other colours are given as hex or rgb(). */
const NAMED: Record<string, string> = {
  navy: "#1c2a4a",
  blue: "#2a4f9e",
  green: "#24563f",
  red: "#a12a2a",
  burgundy: "#5e1626",
  purple: "#4e2a63",
  orange: "#cc6a24",
  yellow: "#e2bd3d",
  gold: "#c8a24a",
  silver: "#c4c4c4",
  grey: "#7c7a77",
  gray: "#7c7a77",
  brown: "#5d3d28",
  pink: "#e0a3ad",
  teal: "#1f5c5c",
  beige: "#ddd0ba",
};

const DRAWN: Record<string, CardTone> = { black: BLACK, white: WHITE, copper: COPPER, sand: SAND };

/** `#rrggbb` for a CSS hex colour, an rgb() or a common name; null for anything else. */
export function hexOf(colour: string): string | null {
  const value = colour.trim().toLowerCase();
  const named = NAMED[value];
  if (named) return named;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/.exec(value);
  if (short)
    return `#${short
      .slice(1, 4)
      .map((digit) => digit + digit)
      .join("")}`;
  const long = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/.exec(value);
  if (long?.[1]) return long[1];
  const rgb = /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})/.exec(value);
  if (!rgb) return null;
  const byte = (part: string) => Math.min(255, Number(part)).toString(16).padStart(2, "0");
  return `#${rgb.slice(1, 4).map(byte).join("")}`;
}

/**
 * The shades for a product's colour value. Matte black and white (including near values such as
 * #1b1917), copper and sand are defined by hand; others are derived from their lightness. An
 * invalid colour is drawn as black.
 */
export function cardTone(colour: string): CardTone {
  const drawn = DRAWN[colour.trim().toLowerCase()];
  if (drawn) return drawn;
  const hex = hexOf(colour);
  if (!hex) return BLACK;
  const { l, c } = oklchFromHex(hex);
  if (c < 0.025 && l < 0.28) return BLACK;
  if (c < 0.03 && l > 0.94) return WHITE;
  return derivedTone(hex);
}

function derivedTone(mid: string): CardTone {
  const base = oklchFromHex(mid);
  const lo = lighten(mid, -0.12);
  // The background of name and position, where the surface begins to fade into shadow.
  const ground = blend(mid, lo, 0.35);
  const dark = contrast(ground, COPPER.ink) >= contrast(ground, SAND.ink);
  const model = dark ? COPPER : SAND;
  const ink = dark ? COPPER.ink : SAND.ink;
  return {
    ...model,
    hi: lighten(mid, 0.14),
    mid,
    lo,
    edge: lighten(mid, -0.24),
    edgeHi: hexFromOklch({ ...base, l: base.l + 0.24, c: base.c * 0.6 }),
    ink,
    sub: blend(ink, mid, 0.14),
    pit: lighten(mid, -0.035),
    pitLo: lighten(mid, -0.035),
    // Foil needs a background that is clearly darker or lighter, or of another hue than copper.
    plainMark: contrast(mid, "#c87d50") < 1.8,
  };
}
