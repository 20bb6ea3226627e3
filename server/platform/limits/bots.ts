import { createMiddleware } from "hono/factory";

import { HttpError } from "#server/platform/http-error.ts";
import type { ApiEnv } from "#server/platform/http/context.ts";
import { sentence } from "#shared/sentences/sentence.ts";

/**
 * Two traps for programs that fill in forms; clients that know neither are not touched by them.
 *
 * `website` is a field that no person sees: who fills it in is answered as if all went well, and
 * nothing is kept. `elapsed` is how long the form was open, in milliseconds: nobody fills one in
 * within a second, and who did is asked to send it again, which then passes.
 */
const FASTEST_MS = 1000;

/** Whether a program filled in the form; refuses what was filled in too fast. */
export function isFromBot(fields: unknown): boolean {
  if (typeof fields !== "object" || fields === null) return false;
  const { website, elapsed } = fields as Record<string, unknown>;
  if (typeof website === "string" && website.trim() !== "") return true;
  const isTimed = typeof elapsed === "number" || (typeof elapsed === "string" && elapsed !== "");
  if (isTimed && Number(elapsed) < FASTEST_MS) {
    throw new HttpError(400, sentence("sent_too_fast"));
  }
  return false;
}

/** Tells a route with a JSON body, in `isFromBot`, who filled in its form. */
export function watchForBots() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    // Whether it is JSON at all is for the route to say.
    c.set("isFromBot", isFromBot(await c.req.json<unknown>().catch(() => undefined)));
    await next();
  });
}
