import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";

import { CSV_RECORDS_HEADER, ESTIMATED_LENGTH_HEADER } from "#shared/http/csv-call.ts";

import type { ApiEnv } from "./context.ts";

/** What pages of other origins may read of a response. */
const EXPOSED = [
  "ETag",
  "Retry-After",
  "X-Request-Id",
  "Content-Disposition",
  CSV_RECORDS_HEADER,
  ESTIMATED_LENGTH_HEADER,
];

/** The headers of a response to a request with this `Origin`; their `Vary` adds to others. */
export function crossOriginHeaders(
  origins: readonly string[],
  origin = "",
): Record<string, string> {
  return {
    ...(origins.includes(origin) && { "Access-Control-Allow-Origin": origin }),
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": EXPOSED.join(","),
    Vary: "Origin",
  };
}

/**
 * Allows the listed origins to send requests with credentials. The library answers what browsers ask
 * before; of other answers it would make a copy for each header.
 */
export function allowOrigins(origins: readonly string[]) {
  const answerPreflight = cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowHeaders: ["Content-Type", "Authorization", "Idempotency-Key", "If-Match"],
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method === "OPTIONS") return answerPreflight(c, next);
    await next();
    const { headers } = c.res;
    const { Vary: vary, ...others } = crossOriginHeaders(origins, c.req.header("Origin"));
    for (const [name, value] of Object.entries(others)) headers.set(name, value);
    headers.append("Vary", vary!);
  });
}
