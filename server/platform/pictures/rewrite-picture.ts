import { rename, writeFile } from "node:fs/promises";

import sharp, { type Sharp } from "sharp";

/**
 * Pictures that people upload are never stored as they came: they are read, turned upright and
 * written anew, so that what is stored is a picture and nothing else, without place or camera.
 */
const MAX_PIXELS = 50_000_000;
/** Longest side kept, in pixels: more than a card's print at 600 dpi needs. */
const MAX_SIDE = 4096;
/** The same of a transparent photo: its transparency takes 20 bytes of memory a pixel to write. */
const MAX_TRANSPARENT_SIDE = 2560;
/** A picture that is larger without loss is no drawing, whatever its format; in bytes. */
const MAX_LOSSLESS = 10 * 1024 * 1024;
/** A twentieth larger than with the library's own effort, in half the memory and two thirds the time. */
const LOSSY = { quality: 88, effort: 2 };

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

/** A picture could be read, but what was made of it could not be written. */
export class WriteError extends Error {
  override readonly name = "WriteError";
}

/**
 * Reads the picture in `path` by its content and writes it anew to `target`; throws when it is none
 * that is taken. Each step goes from file to file: what one has unpacked would else be held in memory
 * by the next.
 */
export async function rewritePicture(path: string, target: string): Promise<Picture> {
  // A folder that is not there is told by its own error.
  await writeFile(target, "");
  // Its size is read from its head: of one that is too large no pixel is ever unpacked.
  const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { format, compression, hasAlpha } = await source.metadata();
  if (!READABLE.has(format) || (format === "heif" && compression !== "av1")) {
    throw new Error(`a picture of the kind ${format} is not taken`);
  }
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

const within = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const;

async function write(picture: Sharp, file: string) {
  try {
    const { size: byteSize, width, height } = await picture.toFile(file);
    return { byteSize, width, height };
  } catch (error) {
    // The library tells only in words which of the two it could not do.
    const { message } = error as Error;
    throw message.startsWith(`${file}: `) ? new WriteError(message) : error;
  }
}
