const CONTENT_TYPES: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  avif: "image/avif",
  svg: "image/svg+xml",
  jpeg: "image/jpeg",
  pdf: "application/pdf",
};

/** The media type of a stored file, by the extension of its key. */
export function contentTypeOf(extension: string): string {
  return CONTENT_TYPES[extension] ?? "application/octet-stream";
}
