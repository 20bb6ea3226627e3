import type { Layout, Scene } from "./scenes.ts";

/** A scene with a blank card, in black or in white. */
export type Photographed = `${Scene}-${"black" | "white"}-${Layout}`;

/** In pixels: pictures are square. */
const WIDTHS = [640, 1024, 1600];

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

/** How much light falls on the face of a card in a scene, as an opacity. */
export function lightOf(scene: Scene, card: "card" | "below", layout: Layout): string {
  return urlOf(`${scene}-light-${card}-${layout}.webp`);
}

/** Small photographs of the example's card, side by side (`small-photo.tsx`). */
export function smallPhotosOf(color: "black" | "white", layout: Layout): string {
  return urlOf(`small-${color}-${layout}.webp`);
}
