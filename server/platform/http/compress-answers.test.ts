import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { shopForTests } from "#server/testing/start-test-shop.ts";

/** Compression of responses that are not cached. */

const shop = shopForTests(
  {},
  {
    renderPage: async (request) => {
      const html = `<p>${"long ".repeat(request.url.endsWith("short") ? 1 : 1000)}</p>`;
      return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
  },
);

async function get(path: string, acceptEncoding = "identity") {
  const headers = { "Accept-Encoding": acceptEncoding };
  const url = new URL(path, shop.config.publicUrl);
  const answer = await shop.unchecked(new Request(url, { headers }));
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test("pages and API responses are compressed as the client accepts", async () => {
  for (const path of ["/admin-panel/login", "/api/v1/openapi.json"]) {
    const plain = await get(path);
    assert.equal(plain.headers.get("Content-Encoding"), null);
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { headers, bytes } = await get(path, encoding);
      assert.equal(headers.get("Content-Encoding"), encoding, path);
      assert.equal(headers.get("Content-Length"), String(bytes.length), path);
      assert.match(headers.get("Vary")!, /Accept-Encoding/);
      assert.ok(bytes.length < plain.bytes.length / 4, path);
      assert.deepEqual(decompress(bytes), plain.bytes, path);
    }
  }
});

test("short responses and pictures are not compressed", async () => {
  const short = await get("/admin-panel/short", "br");
  assert.equal(short.headers.get("Content-Encoding"), null);
  assert.equal(short.bytes.toString(), "<p>long </p>");
  const products = await get("/api/v1/products");
  const picture = /uploads\/public\/[^"]+\.webp/.exec(products.bytes.toString())![0];
  assert.equal((await get(`/${picture}`, "br")).headers.get("Content-Encoding"), null);
});
