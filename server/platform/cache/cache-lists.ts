import { createMiddleware } from "hono/factory";

import type { ApiEnv } from "#server/platform/http/context.ts";

import { responseOf } from "./cached-answer.ts";
import type { listKeys } from "./list-key.ts";
import type { PublicCache } from "./public-cache.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Caches public lists for clients that are not signed in; clears the cache after a write by staff.
 */
export function cacheLists(cache: PublicCache, keyOf: ReturnType<typeof listKeys>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const user = c.get("user");
    const isRead = READS.has(c.req.method);
    const key = !user && isRead ? keyOf(c.req.path, new URL(c.req.url).search) : undefined;
    if (key !== undefined) {
      const outcome = await cache.lists.answer(key, async () => {
        await next();
        // Headers that are for this client alone are added later.
        const { status, headers } = c.res;
        const type = headers.get("Content-Type") ?? "";
        const body = await c.res.clone().arrayBuffer();
        return {
          response: new Response(body, { status, headers: { "Content-Type": type } }),
          quality: status < 500 ? "whole" : "failed",
        };
      });
      if (outcome instanceof Response) return;
      // Otherwise the headers of the response that was cached would win.
      c.res = undefined;
      c.res = responseOf(outcome, c.req.raw);
      return;
    }
    await next();
    const isWrite = !isRead && c.req.method !== "OPTIONS";
    // Other nodes are told by the database. Here it is cleared at once, so that staff see their own
    // change with their next request.
    if (user && isWrite) cache.drop();
  });
}
