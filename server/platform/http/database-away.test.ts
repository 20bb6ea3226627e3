import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { servedDocument } from "#server/testing/openapi-document.ts";
import { startShopBehindProxy } from "#server/testing/shop-behind-proxy.ts";
import { errorSchema } from "#shared/http/envelope.ts";

import { operationsOf } from "./openapi.ts";

/** Responses while the database is down. */

for (const how of ["cut", "stall"] as const) {
  test(`every call answers 503 while the database is down, and works again afterwards (${how})`, async () => {
    await using behind = await startShopBehindProxy();
    const { shop, proxy } = behind;
    assert.equal((await shop.askAsOwner("/api/v1/orders")).status, 200);
    assert.equal((await shop.ask("/readyz")).status, 200);
    await proxy[how]();

    const document = await servedDocument(shop.fetch);
    let asked = 0;
    for (const { method, path, operation } of operationsOf(document)) {
      if (!operation.responses?.["503"]) continue;
      asked += 1;
      const url = path.replaceAll(/\{\w+\}/g, "0".repeat(24));
      const answer = await shop.askAsOwner(url, { method: method.toUpperCase() });
      assert.equal(answer.status, 503, `${method} ${path}`);
      assert.ok(Number(answer.headers.get("Retry-After")) > 0, path);
      const { status, message } = errorSchema.parse(await answer.json());
      assert.equal(status, "error");
      assert.match(message, /Please try again in a moment\.$/);
    }
    assert.ok(asked > 40);
    assert.equal((await shop.ask("/healthz")).status, 200);
    assert.equal((await shop.ask("/readyz")).status, 503);
    for (const path of ["/sitemap.xml", "/manifest.webmanifest", "/.well-known/security.txt"]) {
      const answer = await shop.ask(path);
      assert.equal(answer.status, 503, path);
      assert.ok(answer.headers.has("Retry-After"), path);
    }

    await proxy.mend();
    while ((await shop.ask("/readyz")).status !== 200) await delay(10);
    assert.equal((await shop.askAsOwner("/api/v1/orders")).status, 200);
  });
}
