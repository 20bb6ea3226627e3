import assert from "node:assert/strict";
import { test } from "node:test";

import { readableLog } from "#server/testing/readable-log.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";

const MESSAGE = {
  fullName: "Somebody Private",
  email: "private@example.com",
  subject: "A private matter",
  message: "Nobody else is to read this.",
};

test("each request is one log line, with the id that the response carries and nothing personal", async () => {
  const { log, lines } = readableLog();
  await using shop = await startTestShop({}, { log });
  const ask = (path: string, init?: RequestInit) =>
    shop.unchecked(new Request(new URL(path, shop.config.publicUrl), init));
  const response = await ask("/api/v1/contact?search=secret", asJson("POST", MESSAGE));
  const page = await ask("/somewhere");
  const ids = [response, page].map(({ headers }) => headers.get("X-Request-Id"));
  assert.deepEqual(
    lines.map(({ requestId }) => requestId),
    ids,
  );
  const { method, path, status } = lines[0]!;
  assert.deepEqual([method, path, status], ["POST", "/api/v1/contact", 201]);
  assert.doesNotMatch(JSON.stringify(lines), /private|secret/i);
});

test("the key in the link to the page of an order, a quote, a company or a card is not logged", async () => {
  const { log, lines } = readableLog();
  await using shop = await startTestShop({}, { log });
  const key = "0123456789abcdef".repeat(2);
  const paths = ["/orders/", "/ar/orders/", "/orders/%30", "/api/v1/orders/by-token/"];
  const of = (what: string) => paths.map((each) => each.replace("orders", what));
  const all = [
    ...paths,
    ...of("quotes"),
    ...of("cards"),
    ...of("companies"),
    "/api/v1/profiles/by-token/",
  ];
  for (const path of all) {
    await shop.unchecked(new Request(new URL(path + key, shop.config.publicUrl)));
  }
  await shop.unchecked(new Request(new URL(`/cards/${key}/data.json`, shop.config.publicUrl)));
  const again = `/api/v1/orders/by-token/${key}/again`;
  await shop.unchecked(new Request(new URL(again, shop.config.publicUrl)));
  assert.equal(lines.length, 19);
  assert.doesNotMatch(JSON.stringify(lines), new RegExp(key));
});

test("the code of a card is not logged: with the times of its requests it would tell too much", async () => {
  const { log, lines } = readableLog();
  await using shop = await startTestShop({}, { log });
  for (const path of [
    "/c/7k2m9qxabc",
    "/C/7K2M9QXABC",
    "/c/7k2m9qxabc.vcf",
    "/c/7k2m9qxabc/qr.svg",
    `/api/v1/profiles/by-token/${"0".repeat(32)}/cards/7k2m9qxabc`,
  ]) {
    await shop.unchecked(new Request(new URL(path, shop.config.publicUrl)));
  }
  assert.equal(lines.length, 5);
  assert.equal(lines[2]!["path"], "/c/{code}.vcf");
  assert.doesNotMatch(JSON.stringify(lines), /7k2m9qxabc/i);
});

test("an error is logged with its request's id and its query, without the values that were typed", async () => {
  const { log, lines } = readableLog();
  await using shop = await startTestShop({}, { log });
  await shop.database.pool.query("alter table messages rename to mislaid");
  // Not checked against the contract, which does not cover unexpected errors.
  const url = new URL("/api/v1/contact", shop.config.publicUrl);
  const response = await shop.unchecked(new Request(url, asJson("POST", MESSAGE)));
  assert.equal(response.status, 500);
  const failure = lines.find(({ msg }) => msg === "call failed")!;
  assert.equal(failure["requestId"], response.headers.get("X-Request-Id"));
  assert.match(JSON.stringify(failure), /select .*messages.*42P01/);
  assert.doesNotMatch(JSON.stringify(lines), /private/i);
  assert.doesNotMatch(await response.text(), /insert|private|42P01/i);
});

test("however long a path or an error message is, a log line stays short", async () => {
  const { log, lines } = readableLog();
  const long = "x".repeat(50_000);
  const failure = new Error(`\n  at ${long}`.repeat(100));
  failure.cause = new Error(long, { cause: failure });
  await using shop = await startTestShop(
    {},
    {
      log,
      renderPage: async (_request, _callApi, _siteIn, logError) => {
        logError(failure);
        throw failure;
      },
    },
  );
  for (const path of [`/api/v1/${long}`, `/${long}`]) {
    await shop.unchecked(new Request(shop.config.publicUrl + path));
  }
  assert.deepEqual(
    lines.map(({ msg }) => msg),
    ["request", "page failed", "request failed", "request"],
  );
  assert.equal((lines[1]!["err"] as { type: string }).type, "Error");
  for (const line of lines) assert.ok(JSON.stringify(line).length < 200_000, String(line["msg"]));
  assert.equal(String(lines[0]!["path"]).length, 200);
});

test("an expected error response is one line and not logged as a failure, on pages as in the API", async () => {
  const { log, lines } = readableLog();
  await using shop = await startTestShop(
    { RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" },
    { log, renderPage: async (request) => new Response(await request.text()) },
  );
  const post = async (path: string, body: string) =>
    (await shop.unchecked(new Request(shop.config.publicUrl + path, { method: "POST", body })))
      .status;
  const long = "x".repeat(2_000_000);
  assert.equal(await post("/contact-us", long), 413);
  const statuses = [];
  for (let time = 0; time < 7; time++) statuses.push(await post("/contact-us", "x"));
  assert.equal(statuses.at(-1), 429);
  assert.equal(await post("/api/v1/contact", long), 413);
  assert.equal(await post("/api/v1/contact", "x"), 429);
  assert.deepEqual(
    lines.filter(({ level }) => level !== 30),
    [],
  );
});

test("of a route's cached responses the first is a line, and those of the next second are one more", async (t) => {
  const { log, lines } = readableLog();
  const renderPage = async () => new Response("page", { headers: { "Content-Type": "text/html" } });
  await using shop = await startTestShop({}, { log, renderPage });
  shop.cache.trust(true);
  await shop.unchecked(new Request(new URL("/product", shop.config.publicUrl)));
  lines.length = 0;
  const ask = (method: string, times: number) => {
    for (let time = 0; time < times; time++) {
      assert.ok(shop.answerFromCache({ method, url: "/product?of=secret", headers: {} }));
    }
  };
  const seen = () =>
    lines
      .splice(0)
      .map(({ msg, method, path, route, status, count }) => [
        msg,
        method,
        path ?? route,
        status,
        count,
      ]);

  t.mock.timers.enable({ apis: ["setTimeout"] });
  ask("GET", 5);
  ask("HEAD", 1);
  assert.deepEqual(seen(), [
    ["request", "GET", "/product", 200, undefined],
    ["request", "HEAD", "/product", 200, undefined],
  ]);
  t.mock.timers.tick(1_000);
  assert.deepEqual(seen(), [["requests", "GET", "page /product", 200, 4]]);

  ask("GET", 3);
  // As when the shop ends.
  shop.answerLog[Symbol.dispose]();
  assert.deepEqual(seen(), [
    ["request", "GET", "/product", 200, undefined],
    ["requests", "GET", "page /product", 200, 2],
  ]);
});
