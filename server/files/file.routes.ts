import { Readable } from "node:stream";

import { Hono, type Context } from "hono";

import type { FileLinks } from "./file-links.ts";
import type { FileService } from "./file.service.ts";
import { askedVariant } from "./picture-variant.ts";

const CONTENT_TYPES: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  avif: "image/avif",
  svg: "image/svg+xml",
};

/**
 * `/uploads/public/…` for anybody, for ever; `/uploads/private/…` only with a good signature.
 * A public picture comes in other sizes too: `?w=640`, in the format that the client can show, or
 * `?w=640&f=avif`. Clients glue paths to the host by plain concatenation, so `//uploads/…` is the
 * same.
 */
export function fileRoutes(files: FileService, links: FileLinks) {
  const app = new Hono();

  async function answerPublic(c: Context, key: string): Promise<Response> {
    const { w, f } = c.req.query();
    const extension = key.split(".")[1]!;
    // Drawings have every size already.
    if ((w === undefined && f === undefined) || extension === "svg") {
      return answerFile(c, await files.read(key), extension, FOR_EVER);
    }
    const asked = askedVariant(w, f, c.req.header("Accept"));
    if ("problem" in asked) return c.json({ status: "fail", message: asked.problem }, 400);
    if (asked.isByAccept) c.header("Vary", "Accept");
    const stream = await files.readVariant(key, asked.variant);
    return answerFile(c, stream, asked.variant.format, FOR_EVER);
  }

  async function answerPrivate(c: Context, key: string): Promise<Response> {
    const { expires = "", signature = "" } = c.req.query();
    if (!links.isGood(key, expires, signature)) return c.notFound();
    return answerFile(c, await files.read(key), key.split(".")[1]!, "private, max-age=600");
  }

  const name = ":name{[0-9a-z-]+\\.[a-z]+}";
  for (const base of ["/uploads", "//uploads"]) {
    app.get(`${base}/public/${name}`, (c) => answerPublic(c, `public/${c.req.param("name")}`));
    app.get(`${base}/private/${name}`, (c) => answerPrivate(c, `private/${c.req.param("name")}`));
  }
  return app;
}

const FOR_EVER = "public, max-age=31536000, immutable";

function answerFile(
  c: Context,
  stream: Readable | undefined,
  extension: string,
  caching: string,
): Response | Promise<Response> {
  if (!stream) return c.notFound();
  c.header("Content-Type", CONTENT_TYPES[extension] ?? "application/octet-stream");
  c.header("Cache-Control", caching);
  // Pictures are asked for with crossorigin="anonymous" by clients on other hosts.
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  return c.body(Readable.toWeb(stream) as ReadableStream);
}
