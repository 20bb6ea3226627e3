import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";

import { builtPages } from "#server/testing/built-pages.ts";
import { listening } from "#server/testing/listening.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { takingTurns } from "#server/testing/thoroughness.ts";

/**
 * Requests for arbitrary paths and host names, with the built pages: a path may not exist, but
 * nothing may fail.
 */

const OWN = "localhost:3000";
const ADDRESSES = [
  "/ // /// ///x //x //elsewhere.example/contact-us //contact-us //?index //:80 //[ //@ //user@host/",
  "/: /; /\\ /%2f%2fx /.. /./contact-us /% /%E0%A4%A /%ff%fe /%u1234 /%00 /contact-us%00 /é",
  "/contact-us?% http://elsewhere.example/ https://elsewhere.example// http:/// http://[ ftp://x/",
  "http://name:password@elsewhere.example/contact-us http://x:99999/ * contact-us ? /__proto__",
  "/_.data //_.data /product.data?_routes=% /ar// /AR /admin-panel// /assets/% /assets/..%2f /x.%00",
  "/api /api/v1/ /api//v1/orders /api/v1/% /api/v1/orders/%E0%A4%A /uploads/public/%",
  "//uploads//public/x.webp /newsletter/confirm?subscriber=%00&key=%00",
  `//${"/".repeat(4000)} /${"a".repeat(8000)} /${"%41".repeat(2500)} /${"a".repeat(20_000)}`,
].flatMap((line) => line.split(" "));
const HOSTS = [
  "localhost localhost: localhost:99999 [::1]:3000 [:: a/b a@b a?b % %00 xn-- é 0x7f.1 .. ; a,b",
]
  .flatMap((line) => line.split(" "))
  .concat("a b", "", "a".repeat(300));
const PATHS = ["/", "//", "/contact-us", "/api/v1/countries", "http://x/contact-us"];

let shop: TestShop;
let server: Awaited<ReturnType<typeof listening>>;
before(async () => {
  const { renderPage } = await builtPages();
  shop = await startTestShop({ PUBLIC_URL: `http://${OWN}` }, { renderPage });
  server = await listening(shop);
});
after(async () => {
  await server[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

async function statusOf(method: string, address: string, host: string): Promise<number> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(socket, "connect");
  const head = [
    `${method} ${address} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    "Connection: close",
    ...(method === "GET" ? [] : ["Content-Type: application/x-www-form-urlencoded"]),
    ...(method === "GET" ? [] : ["Content-Length: 3"]),
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${method === "GET" ? "" : "a=1"}`);
  const answer = await text(socket);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

async function nothingFails(method: string, address: string, host: string): Promise<void> {
  const status = await statusOf(method, address, host);
  const asked = `${method} ${address.slice(0, 60)} of ${host.slice(0, 60)} is ${status}`;
  assert.ok(status >= 200 && status < 500, asked);
}

test("a request for any path is answered", async () => {
  const some = takingTurns(2);
  for (const address of ADDRESSES) {
    for (const method of some(["GET", "HEAD", "POST", "PUT"])) {
      await nothingFails(method, address, OWN);
    }
  }
});

test("a request for any host name is answered", async () => {
  const some = takingTurns(3);
  for (const host of HOSTS) {
    for (const method of ["GET", "POST"]) {
      for (const address of some(PATHS)) await nothingFails(method, address, host);
    }
  }
});

test("a page without a form rejects POST, however its address is spelled", async () => {
  for (const address of ["/", "//", "///"]) assert.equal(await statusOf("POST", address, OWN), 405);
});

test("TRACE repeats nothing, and no file of the project is served", async () => {
  assert.equal(await statusOf("TRACE", "/", OWN), 405);
  assert.equal(await statusOf("TRACE", "/api/v1/countries", OWN), 404);
  for (const path of ["/.git/HEAD", "/.env", "/package.json", "/assets/../.git/HEAD"]) {
    assert.equal(await statusOf("GET", path, OWN), 404, path);
  }
});
