/** The four surfaces that are defined by hand; all other colours are derived from one of them. */

/** All shades that the drawing of a card needs. */
export interface CardTone {
  /** Three stops of the surface, lit from the top left. */
  hi: string;
  mid: string;
  lo: string;
  /** The cut edge, and its highlight. */
  edge: string;
  edgeHi: string;
  /** Opacities of white along the inner rim, from top left to bottom right. */
  rim: readonly [number, number, number, number];
  ink: string;
  sub: string;
  /** The embossed symbol: light edge, dark edge, and its floor. */
  embossHi: number;
  embossLo: number;
  pit: string;
  pitLo: string;
  /** The opacity of the symbol on the left, where there is more light on the card. */
  embossInLight: number;
  sheen: number;
  glow: number;
  /** The opacity of the grain. */
  grain: number;
  /** True where copper foil would not be visible: the symbol is then printed in ink. */
  plainMark: boolean;
}

const DARK = {
  glow: 0.2,
  grain: 0.5,
  plainMark: false,
  embossInLight: 0.55,
} as const;
const LIGHT = {
  glow: 0.7,
  plainMark: false,
  embossInLight: 1,
} as const;

export const BLACK: CardTone = {
  ...DARK,
  hi: "#3a362f",
  mid: "#1f1c18",
  lo: "#100e0c",
  edge: "#0c0b09",
  edgeHi: "#4a453c",
  rim: [0.5, 0.1, 0.03, 0.2],
  ink: "#f1eae0",
  sub: "#aaa196",
  embossHi: 0.26,
  embossLo: 0.9,
  pit: "#171411",
  pitLo: "#0e0c0a",
  sheen: 0.06,
};

export const WHITE: CardTone = {
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

export const COPPER: CardTone = {
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

export const SAND: CardTone = {
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
