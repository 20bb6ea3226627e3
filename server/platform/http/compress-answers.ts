import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { createMiddleware } from "hono/factory";

import { LruMap } from "#server/platform/cache/lru-map.ts";
import { acceptedEncoding } from "#server/platform/http/accepted-encoding.ts";

import { compress } from "./compress.ts";

/** Less than this fits into one packet as it is. */
const LEAST_BYTES = 1024;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Compresses texts as the caller accepts it, unless they come compressed. Files that never change are compressed
 * once.
 */
export function compressAnswers() {
  const keptFiles = new LruMap<Buffer>(MAX_KEPT_BYTES);
  return createMiddleware(async (c, next) => {
    await next();
    // The body first: reading it makes another response of the same, with headers of its own.
    const { body, status } = c.res;
    const { headers } = c.res;
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "");
    if (!isText || headers.has("Content-Encoding")) return;
    if (!/\baccept-encoding\b/i.test(headers.get("Vary") ?? "")) {
      headers.append("Vary", "Accept-Encoding");
    }
    const encoding = acceptedEncoding(c.req.header("Accept-Encoding"));
    if (encoding === "identity" || status === 206) return;
    if (c.req.method === "HEAD") {
      // The same asked by GET comes compressed, of another length.
      headers.delete("Content-Length");
      return;
    }
    if (!body) return;

    const isFile = /\bimmutable\b/.test(headers.get("Cache-Control") ?? "");
    const key = `${encoding} ${c.req.path}`;
    let bytes = isFile ? keptFiles.get(key) : undefined;
    if (bytes) await body.cancel();
    else {
      const plain = Buffer.from(await c.res.arrayBuffer());
      if (plain.length < LEAST_BYTES) {
        c.res = new Response(plain, c.res);
        return;
      }
      bytes = await compress(plain, encoding, isFile ? "once" : "quick");
      if (isFile) keptFiles.set(key, bytes, bytes.length);
    }
    c.res = new Response(bytes as Uint8Array<ArrayBuffer>, c.res);
    c.res.headers.set("Content-Encoding", encoding);
    c.res.headers.set("Content-Length", String(bytes.length));
    const etag = c.res.headers.get("ETag");
    if (etag?.startsWith('"')) c.res.headers.set("ETag", `W/${etag}`);
  });
}
