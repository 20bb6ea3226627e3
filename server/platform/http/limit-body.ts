import type { Context, Env } from "hono";
import { createMiddleware } from "hono/factory";

import type { BodyLimit } from "./body-limits.ts";
import { LimitedBody } from "./limited-body.ts";

/** A stream as a body needs it; the types don't know. */
const HALF_DUPLEX = { duplex: "half" };

interface Rules<E extends Env> {
  /** Asked when the body is first read. */
  limitOf(c: Context<E>): BodyLimit;
  /** For whom it counts; nobody's bodies are not counted. */
  visitorOf(c: Context<E>): string | undefined;
}

/**
 * The one way to a body: whatever reads it behind this gets no more than the limit allows, whatever
 * the body calls itself. Nothing is read before somebody asks for it.
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
    // Who read it may have taken the refusal for a body that can't be understood.
    if (body.refusal && c.error !== body.refusal) throw body.refusal;
  });
}
