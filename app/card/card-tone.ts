import { blend, contrast, hexFromOklch, lighten, oklchFromHex } from "./oklch.ts";

/** Everything the drawing of a card needs to know of its colour. */
export interface CardTone {
  /** Light falls from the top left: three stops of the surface. */
  hi: string;
  mid: string;
  lo: string;
  /** The cut side, and where it catches the light. */
  edge: string;
  edgeHi: string;
  /** Opacities of white along the inner rim, top left to bottom right. */
  rim: readonly [number, number, number, number];
  ink: string;
  sub: string;
  /** The pressed mark: light lip, dark lip, and its floor. */
  embossHi: number;
  embossLo: number;
  pit: string;
  pitLo: string;
  sheen: number;
  glow: number;
  grain: number;
  grainBlend: "overlay" | "multiply";
  /** True where copper foil would vanish: the mark is then printed in ink. */
  plainMark: boolean;
}

const DARK = { glow: 0.2, grain: 0.5, grainBlend: "overlay", plainMark: false } as const;
const LIGHT = { glow: 0.7, grainBlend: "multiply", plainMark: false } as const;

const BLACK: CardTone = {
  ...DARK,
  hi: "#3a362f",
  mid: "#1f1c18",
  lo: "#100e0c",
  edge: "#050504",
  edgeHi: "#4a453c",
  rim: [0.5, 0.1, 0.03, 0.2],
  ink: "#f1eae0",
  sub: "#aaa196",
  embossHi: 0.26,
  embossLo: 0.9,
  pit: "#171411",
  pitLo: "#0e0c0a",
  sheen: 0.085,
};

const WHITE: CardTone = {
  ...LIGHT,
  hi: "#fffefb",
  mid: "#f7f3ec",
  lo: "#e6dfd3",
  edge: "#b9b0a1",
  edgeHi: "#fffdf8",
  rim: [1, 0.7, 0.2, 0.5],
  ink: "#1b1813",
  sub: "#6b645a",
  embossHi: 1,
  embossLo: 0.24,
  pit: "#efe9df",
  pitLo: "#efe9df",
  sheen: 0.5,
  grain: 0.1,
};

const COPPER: CardTone = {
  ...DARK,
  hi: "#d48a60",
  mid: "#b4602f",
  lo: "#8a4219",
  edge: "#5a2a10",
  edgeHi: "#f0bd97",
  rim: [0.75, 0.2, 0.06, 0.3],
  ink: "#fff6ee",
  sub: "#fbe0cd",
  embossHi: 0.45,
  embossLo: 0.6,
  pit: "#a4532a",
  pitLo: "#a4532a",
  sheen: 0.16,
  plainMark: true,
};

const SAND: CardTone = {
  ...LIGHT,
  hi: "#e6dac6",
  mid: "#d5c5aa",
  lo: "#bfac8d",
  edge: "#8d7c60",
  edgeHi: "#f8f0e0",
  rim: [0.9, 0.4, 0.1, 0.3],
  ink: "#1f1a12",
  sub: "#5c5140",
  embossHi: 0.7,
  embossLo: 0.3,
  pit: "#cdbc9f",
  pitLo: "#cdbc9f",
  sheen: 0.3,
  grain: 0.16,
};

/** Names that owners are likely to type; any other colour is given as hex or rgb(). */
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

/** `#rrggbb` of a CSS hex colour, an rgb() or a common name; null for anything else. */
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
 * The tone of a product's colour value. Matte black and white (also as a near value, such as
 * #1b1917), copper and sand are drawn by hand; the rest follows from its lightness. What is no colour
 * is drawn black.
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
  // Name and position stand where the surface begins to fall into shadow.
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
    // Foil needs a ground that is clearly darker or lighter, or of another hue than copper.
    plainMark: contrast(mid, "#c87d50") < 1.8,
  };
}
