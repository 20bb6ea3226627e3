import sharp from "sharp";

/**
 * Resizes a stored picture to at most `width` pixels, in a format for screens, or as a JPEG file for
 * contacts.
 */
export function resizePicture(
  original: Uint8Array,
  { width, format }: { width: number; format: "avif" | "webp" | "jpeg" },
): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return resized.avif({ quality: 55, effort: 3 }).toBuffer();
    case "webp":
      return resized.webp({ quality: 82 }).toBuffer();
    case "jpeg":
      return resized
        .flatten({ background: "white" })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
  }
}
