import assert from "node:assert/strict";
import { test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { asJson, OWNER, startTestShop } from "#server/testing/start-test-shop.ts";
import { unfinished } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";
import { errorSchema } from "#shared/http/envelope.ts";

/** What a shop does when more is asked than it can answer. */

const ORIGIN = "https://partner.example";
const NO_PRODUCT = "/api/v1/products/0123456789abcdef01234567";

async function refusedOf(answers: Promise<Response>[]): Promise<Response[]> {
  return (await Promise.all(answers)).filter(({ status }) => status === 503);
}

function assertTriesAgain({ headers }: Response): void {
  assert.ok(Number(headers.get("Retry-After")) > 0);
  assert.equal(headers.get("Cache-Control"), "no-store");
  assert.equal(headers.get("X-Content-Type-Options"), "nosniff");
  assert.ok(headers.has("X-Request-Id"));
  assert.equal(headers.get("Connection"), "close");
}

test("when too many pages are asked for, some are drawn and the others refused, and the rest goes on", async () => {
  const gate = Promise.withResolvers<void>();
  let drawn = 0;
  const renderPage = async () => {
    drawn += 1;
    await gate.promise;
    return new Response("page", { headers: { "Content-Type": "text/html" } });
  };
  await using shop = await startTestShop(
    {},
    { renderPage, messageIn: (locale, { code }) => `${locale}: ${code}` },
  );
  await using server = await listening(shop);
  let ended = 0;
  const pages = Array.from({ length: 60 }, (_, index) =>
    fetch(`${server.url}/ar/orders/page-${index}`).finally(() => (ended += 1)),
  );
  // Also those that waited, as nothing goes on.
  await until(() => drawn > 0 && ended === pages.length - drawn);
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
  assert.equal((await fetch(server.url + NO_PRODUCT)).status, 404);

  gate.resolve();
  const refused = await refusedOf(pages);
  assert.equal(refused.length, pages.length - drawn);
  assertTriesAgain(refused[0]!);
  assert.equal(refused[0]!.headers.get("Content-Type"), "text/plain; charset=UTF-8");
  assert.equal(await refused[0]!.text(), "ar: unavailable");
  assert.equal((await fetch(`${server.url}/orders/page`)).status, 200);
});

test("calls are refused in the API's format, also for other origins, and staff's are not", async () => {
  await using shop = await startTestShop({ ALLOWED_ORIGINS: ORIGIN });
  await using server = await listening(shop);
  const signedIn = await fetch(`${server.url}/api/v1/users/login`, asJson("POST", OWNER));
  const { token } = (await signedIn.json()) as { token: string };
  const blocker = await shop.database.pool.connect();
  await blocker.query("begin");
  await blocker.query("lock table products in access exclusive mode");

  let ended = 0;
  const calls = Array.from({ length: 40 }, () =>
    fetch(server.url + NO_PRODUCT, { headers: { Origin: ORIGIN } }).finally(() => (ended += 1)),
  );
  await until(() => ended === calls.length - 8);
  const headers = { Authorization: `Bearer ${token}` };
  assert.equal((await fetch(`${server.url}/api/v1/orders`, { headers })).status, 200);
  assert.notEqual((await fetch(`${server.url}/assets/program.js`)).status, 503);
  await blocker.query("rollback");
  blocker.release();

  const [refused] = await refusedOf(calls);
  assertTriesAgain(refused!);
  assert.equal(refused!.headers.get("Access-Control-Allow-Origin"), ORIGIN);
  assert.match(refused!.headers.get("Access-Control-Expose-Headers")!, /Retry-After/);
  assert.equal(refused!.headers.get("Vary"), "Origin");
  const { status, message } = errorSchema.parse(await refused!.json());
  assert.equal(status, "error");
  assert.match(message, /try again in a moment/);
  assert.equal((await fetch(server.url + NO_PRODUCT)).status, 404);
});

test("forms that are slow to arrive hold no place of others", async () => {
  await using shop = await startTestShop({ TRUSTED_PROXIES: "127.0.0.1" });
  await using server = await listening(shop);
  const url = `${server.url}/api/v1/contact`;
  const body = JSON.stringify(MESSAGE);
  const common = { "Content-Type": "application/json", "Content-Length": String(body.length) };
  const slow = Array.from({ length: 40 }, (_, index) =>
    unfinished(url, { headers: { ...common, "X-Forwarded-For": `10.0.0.${index}` } }),
  );
  for (const each of slow) await each.send(body.slice(0, 10));
  assert.equal((await fetch(url, asJson("POST", MESSAGE))).status, 201);
  for (const each of slow) {
    await each.send(body.slice(10));
    each.end();
  }
  const answers = await Promise.all(slow.map(({ answer }) => answer));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
});
