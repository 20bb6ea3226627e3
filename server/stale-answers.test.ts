import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { pino } from "pino";

import { followContent } from "#server/platform/database/content-changes.ts";
import type { RenderPage } from "#server/shop.ts";
import { listening } from "#server/testing/listening.ts";
import { startShopBehindProxy } from "#server/testing/shop-behind-proxy.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { onServer } from "#server/testing/test-cluster.ts";

/** Serving cached responses that may be out of date when no new one can be made. */

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": "text/html" } });

/** A page that shows the shop's name, and fails without it like the router. */
const renderName: RenderPage = async (request, callApi) => {
  const answer = await callApi(new Request(new URL("/api/v1/settings", request.url)));
  if (!answer.ok) return html("error", 500);
  const { data } = (await answer.json()) as { data: { data: { shopName: string } } };
  return html(data.data.shopName);
};

const PAGE = "/contact-us";
const LIST = "/api/v1/settings";
const DAY = 24 * 60 * 60 * 1000;

for (const how of ["cut", "stall"] as const) {
  test(`while the database is down, cached responses are served, marked as stale (${how})`, async () => {
    await using behind = await startShopBehindProxy({}, { renderPage: renderName });
    const { shop, proxy, direct } = behind;
    await using server = await listening(shop);
    await using _following = await followContent(
      shop.database,
      shop.cache,
      pino({ level: "silent" }),
    );
    const get = (path: string, headers?: Record<string, string>) =>
      fetch(server.url + path, headers && { headers });
    const etags = new Map<string, string>();
    for (const path of [PAGE, LIST]) {
      await get(path);
      const { headers } = await get(path);
      assert.equal(headers.get("Cache-Status"), null, path);
      etags.set(path, headers.get("ETag")!);
    }

    await proxy[how]();
    shop.cache.drop();
    await onServer(direct, "update settings set shop_name = 'Renamed meanwhile'");
    for (const path of [PAGE, LIST]) {
      // The first requests try to make it anew; once the outage is detected, none do.
      for (let time = 1; time <= 3; time++) {
        const answer = await get(path);
        assert.equal(answer.status, 200, path);
        assert.match(await answer.text(), /Naqra/, path);
        assert.match(answer.headers.get("Cache-Status")!, /^naqra; hit; ttl=-\d+$/);
        assert.match(answer.headers.get("Age")!, /^\d+$/);
        assert.equal(answer.headers.get("Cache-Control"), "no-cache");
        assert.equal(answer.headers.get("ETag"), etags.get(path));
      }
      assert.equal((await get(path, { "If-None-Match": etags.get(path)! })).status, 304);
      const quick = shop.answerFromCache({ method: "GET", url: path, headers: {} });
      assert.equal(quick?.status, 200, "at once, as everything that is cached");
    }
    // A new page can be made from cached lists, but it is not cached.
    for (let time = 1; time <= 2; time++) {
      const answer = await get("/bulk-orders");
      assert.equal(await answer.text(), "Naqra");
      assert.ok(answer.headers.has("Cache-Status"));
      assert.equal(answer.headers.get("Cache-Control"), "no-store");
      assert.equal(
        shop.answerFromCache({ method: "GET", url: "/bulk-orders", headers: {} }),
        undefined,
      );
    }
    const unknown = await get("/api/v1/addons");
    assert.equal(unknown.status, 503);

    await proxy.mend();
    for (const path of [PAGE, LIST]) {
      for (;;) {
        const answer = await get(path);
        const text = await answer.text();
        const isStale = answer.headers.has("Cache-Status");
        assert.equal(text.includes("Renamed meanwhile"), !isStale, text);
        if (!isStale) break;
        await delay(5);
      }
    }
    // It is cached again as soon as notifications of changes arrive.
    while (!shop.answerFromCache({ method: "GET", url: PAGE, headers: {} })) await get(PAGE);
    await onServer(direct, "update settings set shop_name = 'Renamed again'");
    while ((await (await get(PAGE)).text()) !== "Renamed again") await delay(5);
  });
}

test("a page that can't be made and is not cached is a 503", async () => {
  await using behind = await startShopBehindProxy({}, { renderPage: renderName });
  const { shop, proxy } = behind;
  await proxy.cut();
  const answer = await shop.ask(PAGE);
  assert.equal(answer.status, 503);
  assert.ok(Number(answer.headers.get("Retry-After")) > 0);
  assert.equal(await answer.text(), "error");
});

test("when making a page fails, its cached version is served for a day, unless the page is gone", async () => {
  let now = Date.UTC(2026, 10, 21, 12);
  let render = async () => html("first");
  await using shop = await startTestShop({}, { renderPage: () => render(), now: () => now });
  shop.cache.trust(true);
  const get = async () => {
    const answer = await shop.ask(PAGE);
    return [answer.status, await answer.text(), answer.headers.get("Cache-Status")];
  };
  const FRESH = [200, "first", null];
  assert.deepEqual(await get(), FRESH);

  shop.cache.drop();
  now += 60_000;
  for (const fail of [
    async () => html("broken", 500),
    async () => {
      throw new Error("crashed");
    },
  ]) {
    render = fail;
    assert.deepEqual(await get(), [200, "first", "naqra; hit; ttl=-60"]);
  }
  const together = await Promise.all(Array.from({ length: 20 }, get));
  for (const each of together) assert.equal(each[1], "first");
  now += DAY - 60_000;
  assert.equal((await get())[0], 200);
  now += 1;
  assert.equal((await get())[0], 500);

  render = async () => html("first");
  assert.deepEqual(await get(), FRESH);
  shop.cache.drop();
  render = async () => html("gone", 404);
  assert.equal((await get())[0], 404);
  render = async () => html("broken", 500);
  assert.equal((await get())[0], 500, "what is gone does not come back");
});

test("a page that leaves out failed parts is not cached", async () => {
  let isWhole = false;
  let rendered = 0;
  const render: RenderPage = async (request, callApi) => {
    rendered += 1;
    // A call that fails by itself while the database works.
    const query = isWhole ? "" : "?search=%25";
    const answer = await callApi(new Request(new URL(`/api/v1/testimonials${query}`, request.url)));
    return html(answer.ok ? "whole" : "partial");
  };
  await using shop = await startTestShop({}, { renderPage: render });
  shop.cache.trust(true);
  const { pool } = shop.database;
  await pool.query("alter table testimonials rename column name to mislaid");
  rendered = 0;
  const together = await Promise.all(Array.from({ length: 20 }, () => shop.ask(PAGE)));
  for (const answer of together) assert.equal(await answer.text(), "partial");
  assert.equal(rendered, 1, "those who wait for the same page share it");
  await pool.query("alter table testimonials rename column mislaid to name");
  isWhole = true;
  assert.equal(await (await shop.ask(PAGE)).text(), "whole");
});
