import { writeFile } from "node:fs/promises";

import sharp, { type Sharp } from "sharp";

/**
 * Pictures that people upload are never stored as they came: they are read, turned upright and
 * written anew, so that what is stored is a picture and nothing else, without place or camera.
 */
const MAX_PIXELS = 50_000_000;
/** Longest side kept, in pixels: more than a card's print at 600 dpi needs. */
const MAX_SIDE = 4096;
/** A picture that is larger without loss is no drawing, whatever its format; in bytes. */
const MAX_LOSSLESS = 10 * 1024 * 1024;

/** What is taken, as the picture library names it. AVIF is `heif` with AV1 inside. */
const READABLE = new Set(["jpeg", "png", "webp", "gif", "heif"]);
/** Drawn, not photographed: kept without loss, because logos are printed from it. */
const LOSSLESS = new Set(["png", "gif"]);

export interface Picture {
  contentType: "image/webp" | "image/png";
  extension: "webp" | "png";
  byteSize: number;
  width: number;
  height: number;
}

/**
 * Reads the picture in `path` by its content and writes it anew to `target`; throws when it is none
 * that is taken.
 */
export async function rewritePicture(path: string, target: string): Promise<Picture> {
  // Its size is read from its head: of one that is too large no pixel is ever unpacked.
  const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { format, compression } = await source.metadata();
  if (!READABLE.has(format) || (format === "heif" && compression !== "av1")) {
    throw new Error(`a picture of the kind ${format} is not taken`);
  }
  const upright = source
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  // Lossless WebP is a third smaller, but takes up to ten times as long and four times the memory.
  const lossless = LOSSLESS.has(format) && (await encoded(upright.clone().png()));
  const isDrawn = lossless && lossless.data.length <= MAX_LOSSLESS;
  const { data, info } = isDrawn ? lossless : await encoded(upright.webp({ quality: 88 }));
  await writeFile(target, data);
  const extension = isDrawn ? "png" : "webp";
  return {
    contentType: `image/${extension}`,
    extension,
    byteSize: data.length,
    width: info.width,
    height: info.height,
  };
}

const encoded = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true });
