import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";

import { LruMap } from "#server/platform/cache/lru-map.ts";
import { acceptedEncoding } from "#server/platform/http/accepted-encoding.ts";

import { compress } from "./compress.ts";

/** A shorter response, in bytes, fits into one network packet without compression. */
const LEAST_BYTES = 1024;
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/**
 * Compresses text responses as the client accepts, unless they are compressed already. Static files
 * are compressed once, at the build.
 */
export function compressAnswers() {
  const compressedFiles = new LruMap<Buffer>(MAX_CACHED_BYTES);
  return createMiddleware(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "");
    if (!isText || headers.has("Content-Encoding")) return;
    if (!/\baccept-encoding\b/i.test(headers.get("Vary") ?? "")) {
      headers.append("Vary", "Accept-Encoding");
    }
    const encoding = acceptedEncoding(c.req.header("Accept-Encoding"));
    if (encoding === "identity" || status === 206) return;
    if (c.req.method === "HEAD") {
      // HEAD: the response to GET is compressed and therefore has another length.
      headers.delete("Content-Length");
      return;
    }
    // Not before: it makes a stream of a text, which takes as long as all of the above.
    const { body } = c.res;
    if (!body) return;

    const isFile = /\bimmutable\b/.test(headers.get("Cache-Control") ?? "");
    const key = `${encoding} ${c.req.path}`;
    let bytes = isFile ? compressedFiles.get(key) : undefined;
    if (bytes) await body.cancel();
    else {
      const plain = Buffer.from(await c.res.arrayBuffer());
      if (plain.length < LEAST_BYTES) {
        c.res = new Response(plain, c.res);
        return;
      }
      bytes = await compress(plain, encoding, isFile ? "once" : "quick");
      if (isFile) compressedFiles.set(key, bytes, bytes.length);
    }
    c.res = new Response(bytes as Uint8Array<ArrayBuffer>, c.res);
    c.res.headers.set("Content-Encoding", encoding);
    c.res.headers.set("Content-Length", String(bytes.length));
    const etag = c.res.headers.get("ETag");
    if (etag?.startsWith('"')) c.res.headers.set("ETag", `W/${etag}`);
  });
}
