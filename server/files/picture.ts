import sharp from "sharp";

import { Refusal, refuseField } from "#server/errors.ts";

/**
 * Pictures that people upload are never stored as they came: they are read, turned upright and
 * written anew, so that what is stored is a picture and nothing else, without place or camera.
 */
export const NOT_A_PICTURE = "Please select a valid image file";

const MAX_PIXELS = 50_000_000;
/** Longest side kept, in pixels: more than a card's print at 600 dpi needs. */
const MAX_SIDE = 4096;

/** What is taken, as the picture library names it. AVIF is `heif` with AV1 inside. */
const READABLE = new Set(["jpeg", "png", "webp", "gif", "heif"]);
/** Drawn, not photographed: kept without loss, because logos are printed from it. */
const LOSSLESS = new Set(["png", "gif"]);

export interface Picture {
  bytes: Uint8Array;
  contentType: "image/webp";
  extension: "webp";
  width: number;
  height: number;
}

/** A picture as it was uploaded. */
export interface PictureSource {
  path: string;
  /** The form's field that it came with, for what a refusal says. */
  field?: string | undefined;
}

/** Reads a picture by its content and writes it anew; refuses what is no picture. */
export async function rewritePicture({ path, field }: PictureSource): Promise<Picture> {
  try {
    const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format, compression } = await source.metadata();
    if (!READABLE.has(format) || (format === "heif" && compression !== "av1")) {
      throw new Error(`a picture of the kind ${format} is not taken`);
    }
    const { data, info } = await source
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp(LOSSLESS.has(format) ? { lossless: true } : { quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      contentType: "image/webp",
      extension: "webp",
      width: info.width,
      height: info.height,
    };
  } catch {
    // Whatever the library says of a broken file, its sender can only choose another.
    throw field === undefined ? new Refusal(400, NOT_A_PICTURE) : refuseField(field, NOT_A_PICTURE);
  }
}
