import { m } from "#app/i18n/translations.ts";

/** The formats that a picture picker accepts. */
export const PICTURE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
] as const;

/** 10 MB in decimal units. */
export const PICTURE_MAX_BYTES = 10_000_000;

export type PictureProblem = "not-a-picture" | "too-large";

/** The problem with a picked file, by its declared type and size; null when there is none. */
export function pictureProblem(
  file: { type: string; size: number },
  types: readonly string[] = PICTURE_TYPES,
  maxBytes = PICTURE_MAX_BYTES,
): PictureProblem | null {
  if (!types.includes(file.type)) return "not-a-picture";
  return file.size > maxBytes ? "too-large" : null;
}

/** Whether the browser can decode the picture. */
export async function isReadable(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * '640 B', '84 kB', '2.4 MB': decimal units in the page's language, one decimal below ten
 * megabytes.
 */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return m.ui_file_bytes({ size: bytes });
  const kilobytes = Math.round(bytes / 1000);
  if (kilobytes < 1000) return m.ui_file_kilobytes({ size: kilobytes });
  const megabytes = bytes / 1_000_000;
  const size = megabytes < 9.95 ? megabytes.toFixed(1) : Math.round(megabytes);
  return m.ui_file_megabytes({ size });
}
