import { after, before } from "node:test";

import { listen } from "#server/listen.ts";
import type { Pace } from "#server/platform/http/pace.ts";

import { startTestShop, type TestShop } from "./start-test-shop.ts";
import { freePort } from "./test-cluster.ts";

/** Starts the shop on a port of this machine, for tests that need real connections. */
export async function listening(
  shop: TestShop,
  pace?: Pace,
  ending?: AbortSignal,
  mostConnections?: number,
): Promise<AsyncDisposable & { url: string }> {
  const port = await freePort();
  const { trustedProxies } = shop.config;
  const server = await listen(
    shop,
    { host: "127.0.0.1", port, trustedProxies },
    { pace, ending, mostConnections },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Like `shopForTests`, a shop for all tests of a file, on a port of this machine. */
export function listeningForTests(...options: Parameters<typeof startTestShop>) {
  const shop = {} as TestShop;
  const server = {} as Awaited<ReturnType<typeof listening>>;
  before(async () => {
    Object.assign(shop, await startTestShop(...options));
    Object.assign(server, await listening(shop));
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    await shop[Symbol.asyncDispose]();
  });
  return { shop, server };
}
