import { randomUUID } from "node:crypto";

import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";

import type { Config } from "#server/config.ts";
import { cacheLists } from "#server/platform/cache/cache-lists.ts";
import { listKeys } from "#server/platform/cache/list-key.ts";
import type { PublicCache } from "#server/platform/cache/public-cache.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { addressOf } from "#server/platform/limits/client-address.ts";
import { redactError } from "#server/platform/redact-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { API_PATH } from "#shared/http/call.ts";

import { errorBody } from "./answers.ts";
import { asHttpError } from "./as-http-error.ts";
import type { BodyLimits } from "./body-limits.ts";
import { newRoutes, type ApiEnv } from "./context.ts";
import { allowOrigins } from "./cross-origin.ts";
import { limitBody } from "./limit-body.ts";
import { recordCalls } from "./record-calls.ts";
import { requireStaff, type FindSession } from "./require-staff.ts";

interface ApiFrameParts {
  config: Pick<Config, "publicUrl" | "allowedOrigins" | "trustedProxies">;
  database: Pick<Database, "db" | "isAway" | "reads">;
  log: Logger;
  findSession: FindSession;
  cache: PublicCache;
  bodies: BodyLimits;
  /** The folder for uploaded files until they are stored. */
  uploadFolder: string;
}

/**
 * The middleware of every API call, in this order: request id and limits, CORS, session, the cache
 * of public lists, and the body limit. Errors become error responses of the API.
 */
export function apiFrame(parts: ApiFrameParts) {
  const { config, database, log, findSession, cache, bodies, uploadFolder } = parts;
  const ownOrigins = new Set([config.publicUrl, ...config.allowedOrigins]);

  const app = newRoutes().basePath(API_PATH);
  app.use(async (c, next) => {
    c.set("requestId", c.env?.requestId ?? randomUUID());
    c.set("clientAddress", addressOf(c, config.trustedProxies));
    c.set("bodyLimit", bodies.text);
    c.set("uploads", { limit: bodies.upload, folder: uploadFolder });
    await next();
    const { headers } = c.res;
    headers.set("X-Request-Id", c.get("requestId"));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  });
  app.use(allowOrigins(config.allowedOrigins));
  app.use(recordCalls(database, log));
  app.use(
    requireStaff(app, findSession, { ownOrigins, isHttps: config.publicUrl.startsWith("https:") }),
  );
  app.use(async (c, next) => {
    await next();
    const isWrite = !["GET", "HEAD", "OPTIONS"].includes(c.req.method);
    if (isWrite && c.get("user") && c.res.ok) await database.reads.written();
  });
  app.use(cacheLists(cache, listKeys(app, API_PATH)));
  app.use(
    limitBody<ApiEnv>({
      limitOf: (c) => c.get("bodyLimit"),
      // Bodies of staff are not counted, so that visitors can't block staff.
      visitorOf: (c) => (c.get("user") ? undefined : c.get("clientAddress")),
    }),
  );

  app.notFound((c) => c.json(errorBody("fail", apiMessage("no_such_call")), 404));
  app.onError((error, c) => {
    const known = asHttpError(error);
    if (known) {
      const { status, apiMessage: reported, fields, details, retryAfter } = known;
      // A database outage is logged once, not with each request.
      if (known !== error && !database.isAway()) {
        log.warn({ requestId: c.get("requestId"), err: redactError(error) }, "call failed");
      }
      if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
      const kind = status < 500 ? "fail" : "error";
      return c.json({ ...errorBody(kind, reported, fields), ...details }, status);
    }
    if (error instanceof HTTPException && error.status === 415) {
      return c.json(errorBody("fail", apiMessage("json_expected")), 400);
    }
    // Errors that Hono throws itself. Its own words are for programmers.
    if (error instanceof HTTPException && error.status < 500) {
      const isJson = error.status === 400 && /JSON/.test(error.message);
      return c.json(
        errorBody("fail", apiMessage(isJson ? "json_invalid" : "unreadable")),
        error.status,
      );
    }
    log.error({ requestId: c.get("requestId"), err: redactError(error) }, "call failed");
    return c.json(errorBody("error", apiMessage("internal_error")), 500);
  });
  return app;
}
