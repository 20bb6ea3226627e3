import sharp from "sharp";

import type { Box, ImageShape } from "./drawing.ts";
import type { ColorMode } from "./inks.ts";

/** More than this, in dots per inch, no press shows. */
const MOST_DPI = 600;
const UNITS_PER_INCH = 254;

/** A picture as it is printed. */
export interface PlacedPicture {
  /** Where it stands in the drawing. */
  box: Box;
  /** In pixels. */
  width: number;
  height: number;
  /** Three bytes a pixel, or four of inks. */
  colors: Buffer;
  /** A byte a pixel; null where it covers all. */
  opacity: Buffer | null;
  /** The same picture as a file for the screen. */
  png: Buffer;
}

/** Fits a picture into its box. */
export async function placePicture(
  shape: ImageShape,
  bytes: Uint8Array,
  mode: ColorMode,
): Promise<PlacedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  const box = fit(shape, width / height);
  const most = Math.ceil((box.width / UNITS_PER_INCH) * MOST_DPI);
  const png = await sharp(bytes)
    .resize({ width: most, withoutEnlargement: true })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const picture = sharp(png);
  const { hasAlpha } = await picture.metadata();
  const opacity = hasAlpha ? await picture.clone().extractChannel("alpha").raw().toBuffer() : null;
  // Without it, what is transparent would be mixed with black.
  const opaque = sharp(await picture.clone().removeAlpha().png().toBuffer());
  const { data, info } = await opaque
    .toColourspace(mode === "cmyk" ? "cmyk" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { box, width: info.width, height: info.height, colors: data, opacity, png };
}

function fit({ x, y, width, height, alignX, alignY }: ImageShape, aspect: number): Box {
  const fitted =
    width / height > aspect
      ? { width: height * aspect, height }
      : { width, height: width / aspect };
  return {
    x: alignX === "min" ? x : x + width - fitted.width,
    y: alignY === "min" ? y : y + (height - fitted.height) / 2,
    ...fitted,
  };
}
