import { listen } from "#server/listen.ts";
import type { Pace } from "#server/platform/http/pace.ts";

import type { TestShop } from "./start-test-shop.ts";
import { freePort } from "./test-cluster.ts";

/** Starts the shop on a port of this machine, for tests that need real connections. */
export async function listening(
  shop: TestShop,
  pace?: Pace,
  ending?: AbortSignal,
): Promise<AsyncDisposable & { url: string }> {
  const port = await freePort();
  const server = await listen(shop, { host: "127.0.0.1", port }, { pace, ending });
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
