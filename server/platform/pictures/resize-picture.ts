import sharp from "sharp";

/** A stored picture at most `width` pixels wide, in a format for screens. */
export function resizePicture(
  original: Uint8Array,
  { width, format }: { width: number; format: "avif" | "webp" },
): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  return (
    format === "avif" ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 82 })
  ).toBuffer();
}
