import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { after, before, test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

import { fileLinks } from "./file-links.ts";
import { openFileStore } from "./file-store.ts";

/** Serving stored files over real connections: no file stays open, however a client behaves. */

const MB = 1024 * 1024;
const LARGE = 5 * MB;
const PUBLIC = "/uploads/public/large.webp";
const DRAWN = "/uploads/public/card-black.webp";

let shop: TestShop;
let server: Awaited<ReturnType<typeof listening>>;
let paths: string[];
before(async () => {
  shop = await startTestShop();
  server = await listening(shop);
  const store = openFileStore(shop.config.files);
  await store.putBytes("public/large.webp", randomBytes(LARGE), "image/webp");
  await store.putBytes("private/large.webp", randomBytes(LARGE), "image/webp");
  const signed = fileLinks(await shop.linkSecrets()).signedPath("private/large.webp");
  paths = [PUBLIC, `/${PUBLIC}`, signed];
});
after(async () => {
  await server[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method, headers: { "Accept-Encoding": "identity", ...headers } });

const nothingIsOpen = () => until(async () => (await openFiles(shop.config.dataDir)).length === 0);

const onLinux = { skip: process.platform !== "linux" && "descriptors are counted in /proc" };

test("HEAD returns the headers of GET and opens no file", onLinux, async () => {
  for (const path of paths) {
    for (let time = 0; time < 70; time++) {
      const { status, headers } = await ask(path, "HEAD");
      assert.equal(status, 200, path);
      assert.equal(headers.get("Content-Length"), String(LARGE));
      assert.equal(headers.get("Content-Type"), "image/webp");
    }
  }
  await nothingIsOpen();
  for (const path of paths) {
    const { headers, body } = await ask(path);
    assert.equal(headers.get("Content-Length"), String(LARGE));
    await body!.cancel();
  }
});

test("a stored file runs nothing where it is opened, whatever its bytes and its name say", async () => {
  const page = Buffer.from("<script>document.title = 'run'</script>");
  for (const [extension, type] of [
    ["webp", "image/webp"],
    ["svg", "image/svg+xml"],
    ["html", "application/octet-stream"],
    ["js", "application/octet-stream"],
  ] as const) {
    await openFileStore(shop.config.files).putBytes(`public/page.${extension}`, page, type);
    const { status, headers } = await ask(`/uploads/public/page.${extension}`);
    assert.deepEqual([status, headers.get("Content-Type")], [200, type]);
    assert.equal(headers.get("X-Content-Type-Options"), "nosniff");
    assert.match(headers.get("Content-Security-Policy")!, /^default-src 'none';.*; sandbox$/);
  }
});

test("HEAD of another size does not make it, and gives its length once it exists", async () => {
  const size = `${DRAWN}?w=640&f=webp`;
  const first = await ask(size, "HEAD");
  assert.equal(first.status, 200);
  assert.equal(first.headers.get("Content-Type"), "image/webp");
  const store = openFileStore(shop.config.files);
  assert.equal(await store.size("variants/card-black-640.webp"), undefined);

  const { byteLength: length } = await (await ask(size)).arrayBuffer();
  assert.equal((await ask(size, "HEAD")).headers.get("Content-Length"), String(length));
  assert.equal((await ask(size)).headers.get("Content-Length"), String(length));
  for (const none of ["none.webp", "none.webp?w=640"]) {
    assert.equal((await ask(`/uploads/public/${none}`, "HEAD")).status, 404, none);
  }
});

test("a client that disconnects in the middle of a file leaves no file open", onLinux, async () => {
  for (let time = 0; time < 60; time++) {
    const asking = request(server.url + paths[time % paths.length]!);
    asking.on("error", () => {});
    asking.end();
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    await once(response, "data");
    asking.destroy();
  }
  await nothingIsOpen();
});

test(
  "a client that reads too slowly or not at all is disconnected, one that goes on reading gets the whole file",
  onLinux,
  async () => {
    // Longer than a busy machine takes to send a request: a connection that sends none is ended too.
    await using hurried = await listening(shop, { grace: 2_000, least: MB / 16, longest: 60_000 });
    const { hostname, port } = new URL(hurried.url);
    async function asking(): Promise<Socket> {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(`GET ${PUBLIC} HTTP/1.1\r\nHost: shop\r\n\r\n`);
      await once(socket, "readable");
      return socket;
    }
    const stopped = await Promise.all(Array.from({ length: 20 }, asking));
    const slow = await asking();
    const sip = setInterval(() => slow.read(1), 20);
    await nothingIsOpen();
    clearInterval(sip);
    for (const socket of [...stopped, slow]) socket.destroy();

    const { byteLength: length } = await (await fetch(hurried.url + PUBLIC)).arrayBuffer();
    assert.equal(length, LARGE);
  },
);
