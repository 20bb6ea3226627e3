import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";

import { PUBLIC_CALLS } from "./public-calls.ts";

let shop: TestShop;
let document: { paths: Record<string, Record<string, { security?: unknown[] }>> };
before(async () => {
  shop = await startTestShop({ ALLOWED_ORIGINS: "https://client.example" });
  document = (await (await shop.ask("/api/v1/openapi.json")).json()) as typeof document;
});
after(() => shop[Symbol.asyncDispose]());

/** Every documented call, with an id that no record has. */
function calls() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      call: `${method.toUpperCase()} ${path.replace("/api/v1", "").replaceAll(/\{(\w+)\}/g, ":$1")}`,
      method: method.toUpperCase(),
      url: path.replaceAll(/\{\w+\}/g, "0".repeat(24)),
      isOpen: security?.length === 0,
    })),
  );
}

describe("access", () => {
  test("every call that is not public answers 401 without a session, and only those", async () => {
    assert.ok(calls().length > 15);
    for (const { call, method, url } of calls()) {
      const { status } = await shop.ask(url, { method });
      assert.equal(status === 401, !PUBLIC_CALLS.has(call), `${call} answered ${status}`);
    }
  });

  test("the document marks as open exactly what is", () => {
    for (const { call, isOpen } of calls()) assert.equal(isOpen, PUBLIC_CALLS.has(call), call);
  });

  test("public calls answer the same to a stale token", async () => {
    for (const { call, method, url } of calls()) {
      if (!PUBLIC_CALLS.has(call)) continue;
      const headers = { Authorization: "Bearer stale", Cookie: "token=stale; naqra_session=x" };
      assert.notEqual((await shop.ask(url, { method, headers })).status, 401, call);
    }
  });

  test("a path that does not exist is 404 with a message, signed in or not", async () => {
    for (const ask of [shop.ask, shop.askAsOwner]) {
      for (const [method, path] of [
        ["GET", "/api/v1/nothing"],
        ["PUT", "/api/v1/orders"],
        ["GET", "/api/v1"],
      ] as const) {
        const response = await ask(path, { method });
        assert.equal(response.status, 404, path);
        errorSchema.parse(await response.json());
      }
    }
  });
});

describe("other origins", () => {
  const preflight = (origin: string) =>
    shop.ask("/api/v1/orders", {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "DELETE" },
    });

  test("those on the list may send credentials and every method", async () => {
    const { headers } = await preflight("https://client.example");
    assert.equal(headers.get("Access-Control-Allow-Origin"), "https://client.example");
    assert.equal(headers.get("Access-Control-Allow-Credentials"), "true");
    assert.match(headers.get("Access-Control-Allow-Methods")!, /PATCH.*DELETE/);
    assert.match(headers.get("Access-Control-Allow-Headers")!, /Authorization,Idempotency-Key/);
    const response = await shop.ask("/api/v1/orders", {
      headers: { Origin: "https://client.example" },
    });
    assert.equal(response.status, 401);
    assert.equal(response.headers.get("Access-Control-Allow-Origin"), "https://client.example");
  });

  test("no other gets an answer that its page may read", async () => {
    const { headers } = await preflight("https://evil.example");
    assert.equal(headers.get("Access-Control-Allow-Origin"), null);
  });
});
