import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

/** A request by a proxy, which keeps its connections. */
async function ask(url: string, agent: Agent): Promise<IncomingMessage & { body: string }> {
  const [answer] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  return Object.assign(answer, { body: await text(answer) });
}

test("a shop that is going to end says so first, and answers until proxies have left it", async () => {
  const ending = new AbortController();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const renderPage = async ({ url }: Request) => {
    if (url.includes("slow")) {
      begun.resolve();
      await gate.promise;
    }
    return new Response("page", { headers: { "Content-Type": "text/html" } });
  };
  await using shop = await startTestShop({}, { renderPage, ending: ending.signal });
  shop.cache.trust(true);
  const server = await listening(shop, undefined, ending.signal);
  const agent = new Agent({ keepAlive: true });
  const connections = async () => {
    // Returned to the agent after the response has been read.
    await new Promise((resolve) => setImmediate(resolve));
    return Object.values(agent.freeSockets).flat().length;
  };

  await ask(`${server.url}/product`, agent);
  const before = await ask(`${server.url}/readyz`, agent);
  assert.deepEqual([before.statusCode, before.headers.connection], [200, "keep-alive"]);
  assert.equal(await connections(), 1);
  const slow = ask(`${server.url}/orders/slow`, agent);
  await begun.promise;

  ending.abort();
  const readiness = await ask(`${server.url}/readyz`, agent);
  assert.equal(readiness.statusCode, 503);
  assert.equal((JSON.parse(readiness.body) as { status: string }).status, "ending");
  for (const path of ["/product", "/orders/token", "/api/v1/settings", "/healthz"]) {
    const answer = await ask(server.url + path, agent);
    assert.deepEqual([answer.statusCode, answer.headers.connection], [200, "close"], path);
  }
  gate.resolve();
  const { statusCode, headers } = await slow;
  assert.deepEqual([statusCode, headers.connection], [200, "close"], "it began before");
  assert.equal(await connections(), 0);

  await server[Symbol.asyncDispose]();
  await assert.rejects(fetch(server.url));
});
