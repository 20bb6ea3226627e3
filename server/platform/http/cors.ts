import { cors } from "hono/cors";

import { CSV_RECORDS_HEADER, ESTIMATED_LENGTH_HEADER } from "#shared/http/csv-call.ts";

/** Allows the listed origins to send requests with credentials. */
export function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowHeaders: ["Content-Type", "Authorization", "Idempotency-Key", "If-Match"],
    allowMethods: ["GET", "POST", "PATCH", "DELETE", "OPTIONS"],
    exposeHeaders: [
      "ETag",
      "Retry-After",
      "X-Request-Id",
      "Content-Disposition",
      CSV_RECORDS_HEADER,
      ESTIMATED_LENGTH_HEADER,
    ],
    maxAge: 600,
  });
}
