import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { before, test } from "node:test";

import { listeningForTests } from "#server/testing/listening.ts";

import { ensurePages } from "../../../scripts/setup/pages.mjs";

/** Static files, over a real connection. */

before(ensurePages);
const { server } = listeningForTests();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { "Accept-Encoding": "br", ...headers } });

test("built files are cached for a year, separately for each encoding", async () => {
  const folder = new URL("../../../build/en/client/assets/", import.meta.url);
  const css = (await readdir(folder)).find((name) => /^root.*\.css$/.test(name))!;
  for (const time of ["first", "cached"]) {
    const { headers } = await get(`/assets/${css}`);
    assert.equal(headers.get("Content-Encoding"), "br", time);
    assert.equal(headers.get("Vary"), "Accept-Encoding", time);
    assert.match(headers.get("Cache-Control")!, /immutable/);
  }
  const plain = { "Accept-Encoding": "identity" };
  const size = (await (await get(`/assets/${css}`, plain)).arrayBuffer()).byteLength;
  const tellOf = (headers?: Record<string, string>) =>
    fetch(`${server.url}/assets/${css}`, { method: "HEAD", ...(headers && { headers }) });
  assert.equal((await tellOf(plain)).headers.get("Content-Length"), String(size));
  // Its compressed length is not known beforehand.
  assert.equal((await tellOf()).headers.get("Content-Length"), null);
});

test("other files are revalidated after a while, and not sent again if unchanged", async () => {
  for (const path of ["/card.webp", "/favicon.ico", "/service-worker.js", "/robots.txt"]) {
    const { status, headers } = await get(path);
    assert.equal(status, 200, path);
    assert.equal(headers.get("Cache-Control"), "public, max-age=3600", path);
    const again = await get(path, { "If-None-Match": headers.get("ETag")! });
    assert.equal(again.status, 304, path);
    assert.equal(await again.text(), "");
  }
});

const TWO_LENGTHS = "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n";

test("a malformed request gets an error response with the usual security headers", async () => {
  for (const [sent, status] of [
    ["NOTHING AT ALL\r\n\r\n", "400 Bad Request"],
    [`GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`, "431 Request Header Fields Too Large"],
    // Where a proxy counts by one and the shop by the other, a second request is hidden in the first.
    [`POST / HTTP/1.1\r\nHost: x\r\n${TWO_LENGTHS}\r\n0\r\n\r\n`, "400 Bad Request"],
  ] as const) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(sent);
    const answer = await text(socket);
    assert.ok(answer.startsWith(`HTTP/1.1 ${status}\r\n`), answer);
    for (const header of ["x-content-type-options: nosniff", "referrer-policy:", "frame-ancestors"])
      assert.ok(answer.includes(header), header);
  }
});
