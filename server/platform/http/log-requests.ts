import { randomUUID } from "node:crypto";

import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

import type { ApiEnv } from "./context.ts";

/** What every request carries through the shop. */
export interface ShopEnv {
  Bindings: ApiEnv["Bindings"];
  Variables: { requestId: string };
}

/**
 * Gives a request its id, which the answer and every line about it carry. One line a request,
 * without what could be somebody's: no query, body, address or name.
 */
export function logRequests(log: Logger) {
  return createMiddleware<ShopEnv>(async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    // What came through the API has it already.
    if (!c.res.headers.has("X-Request-Id")) c.header("X-Request-Id", requestId);
    const { method, path } = c.req;
    logRequest(log, { requestId, method, path, status: c.res.status, start });
  });
}

interface AnsweredRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** By `performance.now()`. */
  start: number;
}

/** More of a path tells nothing that one looks for in a log, and could fill the disk. */
const MAX_PATH_LENGTH = 200;

export function logRequest(log: Logger, { start, path, ...request }: AnsweredRequest): void {
  const ms = Math.round(performance.now() - start);
  log.info({ ...request, path: path.slice(0, MAX_PATH_LENGTH), ms }, "request");
}
