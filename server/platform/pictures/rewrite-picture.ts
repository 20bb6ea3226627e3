import { rename, writeFile } from "node:fs/promises";

import sharp, { type ResizeOptions, type Sharp } from "sharp";

import { MAX_MEGAPIXELS, PictureProblem } from "./picture-problem.ts";

/**
 * Uploaded pictures are never stored as they came: they are decoded, rotated upright and encoded
 * again, so that the file contains nothing but the picture, and no metadata such as location or
 * camera.
 */
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** The longest side that is stored, in pixels: more than printing a card at 600 dpi needs. */
const MAX_SIDE = 4096;
/**
 * The same for a transparent photo, because encoding transparency takes 20 bytes of memory per
 * pixel.
 */
const MAX_TRANSPARENT_SIDE = 2560;
/** A lossless picture that is larger than this, in bytes, is treated as a photo. */
const MAX_LOSSLESS = 10 * 1024 * 1024;
/**
 * Files are five per cent larger than with the library's default effort, but take half the memory
 * and two thirds of the time.
 */
const LOSSY = { quality: 88, effort: 2 };

/** Of a small picture, in pixels: three for each that a list shows. */
const SMALL_SIDE = 144;

/** The longest side of what a trial makes of a picture, in pixels. */
const TRIED_SIDE = 64;

/** The accepted formats, by the picture library's names. AVIF is `heif` with AV1 inside. */
const READABLE = new Set(["jpeg", "png", "webp", "gif", "heif"]);
/** Formats of drawings: stored without loss, because logos are printed from them. */
const LOSSLESS = new Set(["png", "gif"]);

export interface Picture {
  contentType: "image/webp" | "image/png";
  extension: "webp" | "png";
  byteSize: number;
  width: number;
  height: number;
}

/** A picture could be read, but the result could not be written. */
export class WriteError extends Error {
  override readonly name = "WriteError";
}

/**
 * Decodes the picture in `path`, whose format is recognised by its content, and writes it again to
 * `target`; throws when it is not an accepted picture. Each step goes from file to file, because
 * otherwise two steps would hold the unpacked picture in memory at once.
 */
export async function rewritePicture(path: string, target: string): Promise<Picture> {
  // First, so that a missing folder is reported as such.
  await writeFile(target, "");
  const { source, format, hasAlpha } = await acceptable(path);
  const upright = source.autoOrient().resize(within(MAX_SIDE));
  const mayBeDrawn = LOSSLESS.has(format) || hasAlpha;
  const whole = mayBeDrawn
    ? // Lossless WebP is a third smaller, but takes up to ten times as long and four times the memory.
      await write(upright.png(), target)
    : await write(upright.tiff({ compression: "none" }), target);
  if (mayBeDrawn && whole.byteSize <= MAX_LOSSLESS) {
    return { ...whole, contentType: "image/png", extension: "png" };
  }
  const lossy = `${target}.lossy`;
  const side = hasAlpha ? MAX_TRANSPARENT_SIDE : MAX_SIDE;
  const photo = await write(sharp(target).resize(within(side)).webp(LOSSY), lossy);
  await rename(lossy, target);
  return { ...photo, contentType: "image/webp", extension: "webp" };
}

/**
 * The same as a small square for lists. Of a photo that is no square the part with the most skin is taken,
 * which is a face, mostly.
 */
export async function smallPicture(path: string, target: string): Promise<Picture> {
  await writeFile(target, "");
  const { source } = await acceptable(path);
  const square = { width: SMALL_SIDE, height: SMALL_SIDE, fit: "cover", position: "attention" };
  const small = source.autoOrient().resize(square as ResizeOptions);
  return {
    ...(await write(small.webp({ quality: 80 }), target)),
    contentType: "image/webp",
    extension: "webp",
  };
}

/**
 * Reads the whole picture in `path` without writing it; throws when it is not an accepted picture.
 * @returns its size in pixels, upright
 */
export async function tryPicture(path: string): Promise<{ width: number; height: number }> {
  const { source, width, height } = await acceptable(path);
  // Every pixel is read for it, but only a few are held in memory.
  await source
    .resize({ ...within(TRIED_SIDE), fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  return { width, height };
}

/** The picture in `path` to be read from, and what its header says. */
async function acceptable(path: string) {
  // Read from the header: a picture that is too large is never unpacked.
  const about = await sharp(path, { limitInputPixels: false, failOn: "none" }).metadata();
  const { format, compression, hasAlpha, width, height } = about;
  if (!READABLE.has(format) || (format === "heif" && compression !== "av1")) {
    throw new PictureProblem(`a picture of the kind ${format} is not taken`);
  }
  if (width * height > MAX_PIXELS) {
    throw new PictureProblem(`${width} x ${height} pixels are too many`, "too_many_pixels");
  }
  // Of a damaged or truncated picture the readable part is taken, as browsers show it; of a PNG the
  // library may lose all that there is.
  const failOn = format === "png" ? "truncated" : "none";
  const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn });
  return { source, format, hasAlpha, ...about.autoOrient };
}

const within = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const;

async function write(picture: Sharp, file: string) {
  try {
    const { size: byteSize, width, height } = await picture.toFile(file);
    return { byteSize, width, height };
  } catch (error) {
    // Only the library's message tells which of the two failed.
    const { message } = error as Error;
    throw message.startsWith(`${file}: `) ? new WriteError(message) : error;
  }
}
