import { hc } from "hono/client";

import type { Api } from "#server/http/api.ts";

/**
 * The typed client. In the browser it asks over the network, in server rendering the very same calls
 * run in process: a page can't show what the API would not say.
 */
export function createClient(origin: string, ask: typeof fetch) {
  return hc<Api>(origin, { fetch: ask, init: { credentials: "include" } }).api.v1;
}
export type ApiClient = ReturnType<typeof createClient>;
