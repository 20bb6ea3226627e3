import assert from "node:assert/strict";
import { test } from "node:test";

import { startTestShop } from "#server/testing/start-test-shop.ts";

test("few pages are rendered at once; beyond a short queue the answer is 503, and the rest of the shop is served", async () => {
  const gate = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  const renderPage = async ({ url }: Request) => {
    if (url.endsWith("/product")) return new Response("product");
    most = Math.max(most, (underWay += 1));
    await gate.promise;
    underWay -= 1;
    return new Response("made");
  };
  await using shop = await startTestShop({}, { renderPage });
  shop.cache.trust(true);
  await shop.ask("/product");

  let refused = 0;
  const manyAreRefused = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 100 }, async (_, number) => {
    const answer = await shop.ask(`/orders/${number}`);
    if (answer.status === 503) {
      assert.ok(Number(answer.headers.get("Retry-After")) > 0);
      refused += 1;
      if (refused >= 60) manyAreRefused.resolve();
    }
    return answer.status;
  });
  await manyAreRefused.promise;
  assert.equal(await (await shop.ask("/healthz")).text(), "ok");
  assert.equal(await (await shop.ask("/product")).text(), "product");
  assert.equal((await shop.ask("/api/v1/settings")).status, 200);
  gate.resolve();
  const statuses = new Set(await Promise.all(crowd));
  assert.deepEqual([...statuses].toSorted(), [200, 503]);
  assert.ok(most <= 4, `${most} at once for one visitor`);
  assert.equal((await shop.ask("/orders/later")).status, 200, "and afterwards all is as before");
});
