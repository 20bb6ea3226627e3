import { randomUUID } from "node:crypto";

import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

import type { ApiEnv } from "./context.ts";

/** The context of every request to the shop. */
export interface ShopEnv {
  Bindings: ApiEnv["Bindings"];
  Variables: { requestId: string };
}

/**
 * Gives each request an id, which its response and all its log lines carry, and logs one line for
 * each request. The line contains nothing personal: no query, body, address or name.
 */
export function logRequests(log: Logger) {
  return createMiddleware<ShopEnv>(async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    // Responses of the API have it already.
    if (!c.res.headers.has("X-Request-Id")) c.header("X-Request-Id", requestId);
    const { method, path } = c.req;
    logRequest(log, { requestId, method, path, status: c.res.status, start });
  });
}

export interface AnsweredRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** As of `performance.now()`. */
  start: number;
}

/** More of a path, in characters, is of no use in a log and could fill the disk. */
const MAX_PATH_LENGTH = 200;

/** The key in the link to the page of an order, a quote, a company or the owner of a card: whoever reads it may open the page. */
const PAGE_KEY = /(?<=\/(?:orders|quotes|cards|profiles|companies)\/+(?:by-token\/+)?)[^/]{32,}/gi;

/** The code of a card: with the times of its requests it would tell when somebody is met. */
const CARD_CODE = /(?<=^\/+c\/+|\/cards\/+)[^/.{]+/i;

export function logRequest(log: Logger, { start, path, ...request }: AnsweredRequest): void {
  const ms = Math.round(performance.now() - start);
  const logged = path
    .replaceAll(PAGE_KEY, "{token}")
    .replace(CARD_CODE, "{code}")
    .slice(0, MAX_PATH_LENGTH);
  log.info({ ...request, path: logged, ms }, "request");
}
