import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";

import { Refusal } from "#server/errors.ts";

import type { ApiEnv } from "./context.ts";

/** A JSON body is read whole; nothing that is sent as JSON needs more. */
const MAX_JSON_BYTES = 1024 * 1024;

/** Refuses bodies that are too large before they are read; multipart ones have limits of their own. */
export function limitJson() {
  const limit = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: () => {
      throw new Refusal(413, "More was sent than can be taken at once");
    },
  });
  return createMiddleware<ApiEnv>((c, next) => {
    const isMultipart = /^multipart\//i.test(c.req.header("Content-Type") ?? "");
    return isMultipart ? next() : limit(c, next);
  });
}
