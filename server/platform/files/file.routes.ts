import { Readable } from "node:stream";

import { Hono, type Context } from "hono";

import { errorBody } from "#server/platform/http/answers.ts";

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
      return answerStored(c, key, FOR_EVER);
    }
    const asked = askedVariant(w, f, c.req.header("Accept"));
    if ("problem" in asked) return c.json(errorBody("fail", asked.problem), 400);
    if (asked.isByAccept) c.header("Vary", "Accept");
    const { variant } = asked;
    const about = { extension: variant.format, caching: FOR_EVER };
    const size = await files.variantSize(key, variant);
    if (c.req.method !== "HEAD") {
      return answerFile(c, await files.readVariant(key, variant), { ...about, size });
    }
    // What nobody has looked at yet is not made for somebody who does not look either.
    if (size === undefined && (await files.size(key)) === undefined) return c.notFound();
    return answerFile(c, null, { ...about, size });
  }

  async function answerPrivate(c: Context, key: string): Promise<Response> {
    const { expires = "", signature = "" } = c.req.query();
    if (!links.isGood(key, expires, signature)) return c.notFound();
    return answerStored(c, key, "private, max-age=600");
  }

  async function answerStored(c: Context, key: string, caching: string): Promise<Response> {
    const size = await files.size(key);
    if (size === undefined) return c.notFound();
    const stream = c.req.method === "HEAD" ? null : await files.read(key);
    return answerFile(c, stream, { extension: key.split(".")[1]!, caching, size });
  }

  const name = ":name{[0-9a-z-]+\\.[a-z]+}";
  for (const base of ["/uploads", "//uploads"]) {
    app.get(`${base}/public/${name}`, (c) => answerPublic(c, `public/${c.req.param("name")}`));
    app.get(`${base}/private/${name}`, (c) => answerPrivate(c, `private/${c.req.param("name")}`));
  }
  return app;
}

const FOR_EVER = "public, max-age=31536000, immutable";

interface AboutFile {
  extension: string;
  caching: string;
  /** In bytes, where it is known. */
  size: number | undefined;
}

/** @param stream null tells of the file without its content */
function answerFile(
  c: Context,
  stream: Readable | null | undefined,
  { extension, caching, size }: AboutFile,
): Response | Promise<Response> {
  if (stream === undefined) return c.notFound();
  c.header("Content-Type", CONTENT_TYPES[extension] ?? "application/octet-stream");
  if (size !== undefined) c.header("Content-Length", String(size));
  c.header("Cache-Control", caching);
  // Pictures are asked for with crossorigin="anonymous" by clients on other hosts.
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  return stream ? c.body(Readable.toWeb(stream) as ReadableStream) : c.body(null);
}
