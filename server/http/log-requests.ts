import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

/** One line a request, without what could be somebody's: no query, body, address or name. */
export function logRequests(log: Logger) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        requestId: c.res.headers.get("X-Request-Id") ?? undefined,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      "request",
    );
  });
}
