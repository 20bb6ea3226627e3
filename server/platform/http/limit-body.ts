import type { Context, Env } from "hono";
import { createMiddleware } from "hono/factory";

import type { BodyLimit } from "./body-limits.ts";
import { LimitedBody } from "./limited-body.ts";

/** Required for a body that is a stream; the types don't know it. */
const HALF_DUPLEX = { duplex: "half" };

interface Rules<E extends Env> {
  /** Called when the body is first read. */
  limitOf(c: Context<E>): BodyLimit;
  /** The client for whom the body counts; undefined for one who is not counted. */
  visitorOf(c: Context<E>): string | undefined;
}

/**
 * Limits the body for everything that reads it after this middleware, whatever its Content-Type.
 * Nothing is read before it is needed.
 */
export function limitBody<E extends Env>({ limitOf, visitorOf }: Rules<E>) {
  return createMiddleware<E>(async (c, next) => {
    const request = c.req.raw;
    if (request.method === "GET" || request.method === "HEAD" || !request.body) return next();
    using body = new LimitedBody(request, request.body, {
      limitOf: () => limitOf(c),
      visitorOf: () => visitorOf(c),
    });
    c.req.raw = new Request(request, { body: body.stream, ...HALF_DUPLEX });
    await next();
    // Code that read the body may have mistaken this error for a malformed body.
    if (body.failure && c.error !== body.failure) throw body.failure;
  });
}
