import type { Scene } from "./scenes.ts";

/** A blank card, in black or in white, with its mark on the side of a layout. */
type BlankCard = `${Scene}-${"black" | "white"}-${"ltr" | "rtl"}`;

/** The blank cards; the edge of a card and its mark, close; five colours as a fan. */
export type Photographed = BlankCard | "edge" | "fan";

/** In pixels: pictures are square. */
const WIDTHS = [640, 1024];

const urls = import.meta.glob<string>("./pictures/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

function urlOf(file: string): string {
  const url = urls[`./pictures/${file}`];
  if (!url) throw new Error(`There is no picture ${file}`);
  return url;
}

/** The `srcset` of a photograph. */
export function srcSetOf(name: Photographed, format: "avif" | "webp"): string {
  return WIDTHS.map((width) => `${urlOf(`${name}-${width}.${format}`)} ${width}w`).join(", ");
}

export function smallestOf(name: Photographed): string {
  return urlOf(`${name}-${WIDTHS[0]}.webp`);
}

/** How much light falls on the card's face, as an opacity. */
export function lightOf(scene: Scene): string {
  return urlOf(`${scene}-light.webp`);
}
