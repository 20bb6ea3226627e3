import sharp from "sharp";

import type { PathShape } from "./drawing.ts";
import type { OutlinedDrawing } from "./outlined-drawing.ts";
import type { PlacedPicture } from "./placed-picture.ts";

const DPI = 300;
const UNITS_PER_INCH = 254;

/**
 * A side as a picture of 300 dpi.
 * @param bleed beyond its edges, in tenths of a millimetre
 */
export async function drawingPng(
  { width, height, ground, shapes }: OutlinedDrawing,
  pictures: ReadonlyMap<string, PlacedPicture>,
  bleed = 0,
): Promise<Buffer> {
  const [wide, high] = [width + 2 * bleed, height + 2 * bleed];
  const pixels = (units: number) => Math.round((units / UNITS_PER_INCH) * DPI);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels(wide)}" height="${pixels(high)}" ` +
    `viewBox="${-bleed} ${-bleed} ${wide} ${high}" preserveAspectRatio="none">` +
    `<rect x="${-bleed}" y="${-bleed}" width="${wide}" height="${high}" fill="${ground}"/>` +
    shapes
      .map((shape) => (shape.kind === "path" ? pathElement(shape) : image(pictures, shape.name)))
      .join("") +
    "</svg>";
  return sharp(Buffer.from(svg)).withMetadata({ density: DPI }).png().toBuffer();
}

function pathElement({ d, matrix, fill, stroke }: PathShape): string {
  const line = stroke
    ? `stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linecap="${stroke.isRound ? "round" : "butt"}"`
    : "";
  return `<path d="${d}" transform="matrix(${matrix.join(" ")})" fill="${fill ?? "none"}" ${line}/>`;
}

function image(pictures: ReadonlyMap<string, PlacedPicture>, name: string): string {
  const { box, png } = pictures.get(name)!;
  return (
    `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ` +
    `preserveAspectRatio="none" href="data:image/png;base64,${png.toString("base64")}"/>`
  );
}
