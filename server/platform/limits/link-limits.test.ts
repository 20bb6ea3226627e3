import assert from "node:assert/strict";
import { test } from "node:test";

import { servedDocument } from "#server/testing/openapi-document.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";

import { operationsOf } from "../http/openapi.ts";

const shop = shopForTests({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1", RATE_LIMIT_ORDERS: "1" });

/** More than any of these calls is let through, with one post allowed. */
const MANY = 100;

/** In place of what a path names: nothing of it exists. */
const NAMED: Record<string, string> = {
  token: "0".repeat(32),
  n: "1",
  file: `${"0".repeat(24)}.pdf`,
};

test("whoever tries links one after the other has to wait, whatever is asked of a link", async () => {
  const limited = operationsOf(await servedDocument(shop.fetch)).filter(
    ({ path, isOpen, operation }) =>
      isOpen && path.includes("/by-token/") && Object.hasOwn(operation.responses ?? {}, "429"),
  );
  assert.ok(limited.length > 30);
  for (const { method, path, operation } of limited) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => NAMED[name] ?? "0".repeat(24));
    const init = operation.requestBody
      ? asJson(method.toUpperCase(), {})
      : { method: method.toUpperCase() };
    let status = 0;
    for (let tries = 0; tries < MANY && status !== 429; tries++) {
      ({ status } = await shop.ask(address, init));
    }
    assert.equal(status, 429, `${method} ${path}`);
  }
});
