/** Colour calculations in OKLCH, in which equal differences of lightness look equal. */

export interface Oklch {
  /** 0 black … 1 white */
  l: number;
  c: number;
  /** Degrees */
  h: number;
}

type Triple = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp = (v: number) => Math.min(1, Math.max(0, v));

function channels(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

function toHex(rgb: Triple): string {
  const byte = (v: number) =>
    Math.round(clamp(v) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(byte).join("")}`;
}

/** From `#rrggbb`. */
export function oklchFromHex(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function linearFromOklch({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

/** To `#rrggbb`; a colour outside sRGB loses chroma until it is inside, which preserves the hue. */
export function hexFromOklch(colour: Oklch): string {
  const l = clamp(colour.l);
  let c = colour.c;
  for (let step = 0; step < 24; step++) {
    const rgb = linearFromOklch({ ...colour, l, c });
    if (rgb.every((v) => v >= -0.001 && v <= 1.001)) return toHex(rgb.map(fromLinear) as Triple);
    c *= 0.88;
  }
  return toHex(linearFromOklch({ l, c: 0, h: 0 }).map(fromLinear) as Triple);
}

/** The same hue, lighter (positive) or darker by this lightness. */
export function lighten(hex: string, by: number): string {
  const colour = oklchFromHex(hex);
  return hexFromOklch({ ...colour, l: colour.l + by });
}

/** A mixture of two colours: 0 is the first, 1 the second. */
export function blend(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return toHex(a.map((v, i) => v + ((b[i] ?? 0) - v) * share) as Triple);
}

/** The contrast ratio of WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  return luminanceContrast(luminance(one), luminance(other));
}

export function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of WCAG 2 of `#rrggbb`: 0 black … 1 white. */
export function luminance(hex: string): number {
  return luminanceOf(channels(hex));
}

/** The same of channels from 0 to 1. */
export function luminanceOf(rgb: Triple): number {
  const [r, g, b] = rgb.map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
