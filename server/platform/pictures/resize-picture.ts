import sharp from "sharp";

/** Resizes a stored picture to at most `width` pixels, in a format for screens. */
export function resizePicture(
  original: Uint8Array,
  { width, format }: { width: number; format: "avif" | "webp" },
): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  return (
    format === "avif" ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 82 })
  ).toBuffer();
}
