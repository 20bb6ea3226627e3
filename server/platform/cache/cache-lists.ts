import { createMiddleware } from "hono/factory";

import type { ApiEnv } from "#server/platform/http/context.ts";

import { responseOf } from "./cached-answer.ts";
import type { listKeys } from "./list-key.ts";
import type { PublicCache } from "./public-cache.ts";

/** What the layers around add to an answer for one caller. */
const FOR_THIS_CALLER = /^(access-control-|x-request-id$)/;

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Keeps public lists for those who are not signed in; drops everything when staff have written. */
export function cacheLists(cache: PublicCache, keyOf: ReturnType<typeof listKeys>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const user = c.get("user");
    const isRead = READS.has(c.req.method);
    const key = !user && isRead ? keyOf(c.req.path, new URL(c.req.url).search) : undefined;
    if (key !== undefined) {
      const outcome = await cache.lists.answer(key, async () => {
        await next();
        // Without what the layers around add for this caller alone.
        const { status, headers } = c.res;
        const type = headers.get("Content-Type") ?? "";
        const body = await c.res.clone().arrayBuffer();
        return {
          response: new Response(body, { status, headers: { "Content-Type": type } }),
          quality: status < 500 ? "whole" : "failed",
        };
      });
      if (outcome instanceof Response) return;
      const around = c.res.headers;
      // Else the layers' headers for an answer that is made anew would win.
      c.res = undefined;
      c.res = responseOf(outcome, c.req.raw);
      for (const [name, value] of around) {
        if (FOR_THIS_CALLER.test(name)) c.res.headers.set(name, value);
      }
      return;
    }
    await next();
    const isWrite = !isRead && c.req.method !== "OPTIONS";
    // The other nodes hear of it from the database; who wrote it sees it with the next request.
    if (user && isWrite) cache.drop();
  });
}
