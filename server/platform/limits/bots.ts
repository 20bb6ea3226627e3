import { createMiddleware } from "hono/factory";

import { HttpError } from "#server/platform/http-error.ts";
import type { ApiEnv } from "#server/platform/http/context.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/**
 * Two traps for bots that fill in forms; clients that have neither field are not affected.
 *
 * `website` is a field that is hidden from people: a form with a value in it gets the response of a
 * success, and nothing is stored. `elapsed` is how long the form was open, in milliseconds: nobody
 * fills in a form within a second, and a sender who did is asked to send it again, which then
 * passes.
 */
const FASTEST_MS = 1000;

/** Whether a bot filled in the form; throws when it was filled in too fast. */
export function isFromBot(fields: unknown): boolean {
  if (typeof fields !== "object" || fields === null) return false;
  const { website, elapsed } = fields as Record<string, unknown>;
  if (typeof website === "string" && website.trim() !== "") return true;
  const isTimed = typeof elapsed === "number" || (typeof elapsed === "string" && elapsed !== "");
  if (isTimed && Number(elapsed) < FASTEST_MS) {
    throw new HttpError(400, apiMessage("sent_too_fast"));
  }
  return false;
}

/** Sets `isFromBot` for a route with a JSON body. */
export function watchForBots() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    // The route itself reports a body that is not valid JSON.
    c.set("isFromBot", isFromBot(await c.req.json<unknown>().catch(() => undefined)));
    await next();
  });
}
