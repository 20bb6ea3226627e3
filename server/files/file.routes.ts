import { Readable } from "node:stream";

import { Hono } from "hono";

import type { FileLinks } from "./file-links.ts";
import type { FileService } from "./file.service.ts";

const CONTENT_TYPES: Record<string, string> = { webp: "image/webp", svg: "image/svg+xml" };

/**
 * `/uploads/public/…` for anybody, for ever; `/uploads/private/…` only with a good signature.
 * Clients glue paths to the host by plain concatenation, so `//uploads/…` is the same.
 */
export function fileRoutes(files: FileService, links: FileLinks) {
  const key = ":visibility{public|private}/:name{[0-9a-z-]+\\.[a-z]+}";
  const app = new Hono();
  for (const path of [`/uploads/${key}`, `//uploads/${key}`]) {
    app.get(path, async (c) => {
      const { visibility, name } = c.req.param() as { visibility: string; name: string };
      const fileKey = `${visibility}/${name}`;
      const isPublic = visibility === "public";
      const { expires = "", signature = "" } = c.req.query();
      if (!isPublic && !links.isGood(fileKey, expires, signature)) return c.notFound();
      const stream = await files.read(fileKey);
      if (!stream) return c.notFound();
      c.header("Content-Type", CONTENT_TYPES[name.split(".")[1]!] ?? "application/octet-stream");
      c.header(
        "Cache-Control",
        isPublic ? "public, max-age=31536000, immutable" : "private, max-age=600",
      );
      // Pictures are asked for with crossorigin="anonymous" by clients on other hosts.
      c.header("Access-Control-Allow-Origin", "*");
      c.header("Cross-Origin-Resource-Policy", "cross-origin");
      c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return c.body(Readable.toWeb(stream) as ReadableStream);
    });
  }
  return app;
}
