import assert from "node:assert/strict";
import { test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

const PAGE = {
  renderPage: async () =>
    new Response("<p>page</p>", { headers: { "Content-Type": "text/html; charset=utf-8" } }),
};

const PATHS = [
  "/",
  "/admin-panel",
  "/ar/admin-panel/orders/program",
  "/ar/admin-panel/orders/board",
  "/no/such/page",
  "/api/v1/addons",
  "/api/v1/orders",
  "/healthz",
];

/**
 * Responses over a connection: uncached the first time, from the cache the second where possible.
 */
async function answersOf(shop: TestShop): Promise<[path: string, headers: Headers][]> {
  shop.cache.trust(true);
  await using server = await listening(shop);
  const answers: [string, Headers][] = [];
  for (const path of [...PATHS, ...PATHS]) {
    const { headers } = await fetch(server.url + path);
    answers.push([path, headers]);
  }
  return answers;
}

test("clients over HTTPS are told to use HTTPS for a year, clients over HTTP are not", async () => {
  await using secure = await startTestShop({ PUBLIC_URL: "https://shop.example" }, PAGE);
  for (const [path, headers] of await answersOf(secure)) {
    assert.equal(headers.get("Strict-Transport-Security"), "max-age=31536000", path);
  }
  await using plain = await startTestShop({}, PAGE);
  for (const [path, headers] of await answersOf(plain)) {
    assert.equal(headers.get("Strict-Transport-Security"), null, path);
  }
});

test("pages may use no features of the device that the shop doesn't need", async () => {
  await using shop = await startTestShop({}, PAGE);
  for (const [path, headers] of await answersOf(shop)) {
    const policy = headers.get("Permissions-Policy");
    if (path.startsWith("/api/") || path === "/healthz") assert.equal(policy, null, path);
    else {
      assert.match(policy!, /geolocation=\(\).*microphone=\(\).*payment=\(\)/, path);
      // The panel reads packing slips, and keeps the screen on while chips are programmed.
      const ofPanel = path.includes("/admin-panel") ? "(self)" : "()";
      for (const feature of ["camera", "screen-wake-lock"]) {
        assert.ok(policy!.split(", ").includes(`${feature}=${ofPanel}`), path);
      }
    }
  }
});

test("pages of the panel, missing pages and errors are not stored by caches", async () => {
  await using shop = await startTestShop({}, PAGE);
  const renderPage = () => Promise.reject(new Error("broken"));
  await using broken = await startTestShop({}, { renderPage });
  for (const [ask, path, status, init] of [
    [shop.ask, "/admin-panel", 200],
    [shop.ask, "/admin-panel/login", 200],
    [shop.ask, "/no/such/page", 200],
    [shop.ask, "/uploads/public/none.webp", 404],
    [shop.ask, "/uploads/private/none.webp", 404],
    [shop.ask, "/metrics", 404],
    [shop.ask, "/api/v1/nothing", 404],
    [shop.ask, "/api/v1/orders", 401],
    [shop.ask, "/contact-us", 405, { method: "PUT" }],
    [broken.ask, "/product", 500],
  ] as [TestShop["ask"], string, number, RequestInit?][]) {
    const response = await ask(path, init);
    assert.equal(response.status, status, path);
    assert.equal(response.headers.get("Cache-Control"), "no-store", path);
  }
});

test("no document may move the base of its addresses", async () => {
  await using shop = await startTestShop({}, PAGE);
  for (const path of PATHS) {
    const policy = (await shop.ask(path)).headers.get("Content-Security-Policy");
    assert.match(policy!, /base-uri 'none'/, path);
  }
});
