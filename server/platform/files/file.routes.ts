import { Readable } from "node:stream";

import { Hono, type Context } from "hono";

import { errorBody } from "#server/platform/http/answers.ts";

import { contentTypeOf } from "./content-type.ts";
import type { FileLinks } from "./file-links.ts";
import type { FileService } from "./file.service.ts";
import { requestedVariant } from "./picture-variant.ts";

/**
 * `/uploads/public/…` is open to everybody and cached for ever; `/uploads/private/…` needs a valid
 * signature, and that what names it is not deleted. Public pictures are available in other sizes: `?w=640` in the best format that the
 * client accepts, or `?w=640&f=avif`. Some clients join host and path by plain concatenation, so
 * `//uploads/…` works too.
 */
export function fileRoutes(
  files: FileService,
  links: FileLinks,
  isWithdrawn: (key: string) => Promise<boolean>,
) {
  const app = new Hono();

  async function answerPublic(c: Context, key: string): Promise<Response> {
    const { w, f } = c.req.query();
    const extension = key.split(".")[1]!;
    // Vector drawings need no other sizes.
    if ((w === undefined && f === undefined) || extension === "svg") {
      return answerStored(c, key, FOR_EVER);
    }
    const requested = requestedVariant(w, f, c.req.header("Accept"));
    if ("problem" in requested) return c.json(errorBody("fail", requested.problem), 400);
    if (requested.isByAccept) c.header("Vary", "Accept");
    const { variant } = requested;
    const about = { extension: variant.format, caching: FOR_EVER };
    const size = await files.variantSize(key, variant);
    if (c.req.method !== "HEAD") {
      return answerFile(c, await files.readVariant(key, variant), { ...about, size });
    }
    // A HEAD request alone does not cause a variant to be made.
    if (size === undefined && (await files.size(key)) === undefined) return c.notFound();
    return answerFile(c, null, { ...about, size });
  }

  async function answerPrivate(c: Context, key: string): Promise<Response> {
    const { expires = "", signature = "" } = c.req.query();
    if (!links.isGood(key, expires, signature)) return c.notFound();
    if (await isWithdrawn(key)) return c.notFound();
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
  /** In bytes; undefined where it is not known yet. */
  size: number | undefined;
}

/** @param stream null to send the headers without the content */
function answerFile(
  c: Context,
  stream: Readable | null | undefined,
  { extension, caching, size }: AboutFile,
): Response | Promise<Response> {
  if (stream === undefined) return c.notFound();
  c.header("Content-Type", contentTypeOf(extension));
  if (size !== undefined) c.header("Content-Length", String(size));
  c.header("Cache-Control", caching);
  // Clients on other hosts load pictures with crossorigin="anonymous".
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  );
  return stream ? c.body(Readable.toWeb(stream) as ReadableStream) : c.body(null);
}
