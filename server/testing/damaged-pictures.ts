import sharp, { type Sharp } from "sharp";

const [width, height] = [300, 200];

/** A photo with many details in every row. */
function photo(frames = 1): Sharp {
  const values = { length: width * height * frames * 3 };
  const pixels = Buffer.from(Array.from(values, (_, index) => (index * index * 7) % 251));
  return sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  });
}

/** The same photo as the programs of different makers write it. */
export const PHOTOS: Record<string, () => Promise<Buffer>> = {
  JPEG: () => photo().jpeg().toBuffer(),
  "progressive JPEG": () => photo().jpeg({ progressive: true }).toBuffer(),
  "CMYK JPEG": () => photo().toColourspace("cmyk").jpeg().toBuffer(),
  "JPEG of a turned phone": () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  PNG: () => photo().png().toBuffer(),
  "PNG of 16 bits": () => photo().toColourspace("rgb16").png().toBuffer(),
  GIF: () => photo().gif().toBuffer(),
  WebP: () => photo().webp().toBuffer(),
  AVIF: () => photo().avif().toBuffer(),
  "moving GIF": () =>
    photo(2)
      .gif({ delay: [90, 90] })
      .toBuffer(),
  "moving WebP": () =>
    photo(2)
      .webp({ delay: [90, 90] })
      .toBuffer(),
};

/** The first part of a file, as after a transfer that was broken off. */
export const cut = (bytes: Buffer, share: number) =>
  bytes.subarray(0, Math.floor(bytes.length * share));
