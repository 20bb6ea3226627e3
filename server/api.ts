import { randomUUID } from "node:crypto";

import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";

import type { Config } from "#server/config.ts";
import { addonResource } from "#server/features/addons/addon.resource.ts";
import { bulkOrderRoutes } from "#server/features/bulk-orders/bulk-order.routes.ts";
import { productRoutes } from "#server/features/catalog/product.routes.ts";
import { citiesOfCountryRoute, cityResource } from "#server/features/delivery/city.resource.ts";
import { countryResource } from "#server/features/delivery/country.resource.ts";
import { locationService } from "#server/features/delivery/location.service.ts";
import { headerImageResource } from "#server/features/header-image/header-image.resource.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { messageRoutes } from "#server/features/messages/message.routes.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderRoutes } from "#server/features/orders/order.routes.ts";
import type { OrderService } from "#server/features/orders/order.service.ts";
import { sessionRoutes } from "#server/features/session/session.routes.ts";
import type { SessionService } from "#server/features/session/session.service.ts";
import { settingsRoutes } from "#server/features/settings/settings.routes.ts";
import { socialLinkResource } from "#server/features/social-media/social-link.resource.ts";
import { statisticsRoutes } from "#server/features/statistics/statistics.routes.ts";
import type { SubscriberLinks } from "#server/features/subscribers/subscriber-links.ts";
import { subscriberRoutes } from "#server/features/subscribers/subscriber.routes.ts";
import { testimonialResource } from "#server/features/testimonials/testimonial.resource.ts";
import { cacheLists } from "#server/platform/cache/cache-lists.ts";
import { listKeys } from "#server/platform/cache/list-key.ts";
import type { PublicCache } from "#server/platform/cache/public-cache.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { asHttpError } from "#server/platform/http/as-http-error.ts";
import type { BodyLimits } from "#server/platform/http/body-limits.ts";
import { newRoutes, type ApiEnv } from "#server/platform/http/context.ts";
import { allowOrigins } from "#server/platform/http/cors.ts";
import { describeApi } from "#server/platform/http/describe-api.ts";
import { limitBody } from "#server/platform/http/limit-body.ts";
import { requireStaff } from "#server/platform/http/require-staff.ts";
import { addressOf } from "#server/platform/limits/client-address.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { resourceRoutes } from "#server/platform/resource/resource-routes.ts";
import type { ErrorBody } from "#shared/http/envelope.ts";

import { redactError } from "./platform/redact-error.ts";

export const API_PATH = "/api/v1";

interface ApiParts {
  config: Pick<Config, "publicUrl" | "allowedOrigins" | "trustedProxies">;
  database: Database;
  log: Logger;
  notifications: Notifications;
  links: FileLinks;
  subscriberLinks: SubscriberLinks;
  files: FileService;
  rateLimiter: RateLimiter;
  sessions: SessionService;
  orders: OrderService;
  cache: PublicCache;
  bodies: BodyLimits;
  /** Where uploaded files lie until they are stored. */
  uploadFolder: string;
}

/** The whole API, every call under `/api/v1`. */
export function createApi({
  config,
  database,
  log,
  notifications,
  links,
  subscriberLinks,
  files,
  rateLimiter,
  sessions,
  orders,
  cache,
  bodies,
  uploadFolder,
}: ApiParts) {
  const ownOrigins = new Set([config.publicUrl, ...config.allowedOrigins]);
  const isHttps = config.publicUrl.startsWith("https:");

  const app = newRoutes().basePath(API_PATH);
  app.use(async (c, next) => {
    c.set("requestId", c.env?.requestId ?? randomUUID());
    c.header("X-Request-Id", c.get("requestId"));
    c.header("Cache-Control", "no-store");
    c.set("clientAddress", addressOf(c, config.trustedProxies));
    c.set("bodyLimit", bodies.text);
    c.set("uploads", { limit: bodies.upload, folder: uploadFolder });
    await next();
  });
  app.use(allowOrigins(config.allowedOrigins));
  app.use(requireStaff(sessions, { basePath: API_PATH, ownOrigins }));
  app.use(cacheLists(cache, listKeys(app, API_PATH)));
  app.use(
    limitBody<ApiEnv>({
      limitOf: (c) => c.get("bodyLimit"),
      // Strangers can't keep staff from their work.
      visitorOf: (c) => (c.get("user") ? undefined : c.get("clientAddress")),
    }),
  );

  app.notFound((c) => c.json(errorBody("fail", "There is no such call"), 404));
  app.onError((error, c) => {
    const refusal = asHttpError(error);
    if (refusal) {
      const { status, message, fields, details, retryAfter } = refusal;
      // That the database is away is logged once.
      if (refusal !== error && !database.isAway()) {
        log.warn({ requestId: c.get("requestId"), err: redactError(error) }, "call failed");
      }
      if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
      const kind = status < 500 ? "fail" : "error";
      return c.json({ ...errorBody(kind, message, fields), ...details }, status);
    }
    if (error instanceof HTTPException && error.status === 415) {
      return c.json(errorBody("fail", "Expected application/json"), 400);
    }
    // Hono's own, e.g. for a body that is not JSON.
    if (error instanceof HTTPException && error.status < 500) {
      return c.json(errorBody("fail", error.message || "The request can't be read"), error.status);
    }
    log.error({ requestId: c.get("requestId"), err: redactError(error) }, "call failed");
    return c.json(errorBody("error", "Something went wrong. Please try again."), 500);
  });

  const places = locationService(database);
  const api = app
    .route("/", productRoutes(database, files))
    .route("/", resourceRoutes(addonResource({ database, files })))
    .route("/", resourceRoutes(countryResource(database, places)))
    .route("/", resourceRoutes(cityResource(database, places)))
    .route("/", citiesOfCountryRoute(database))
    .route("/", resourceRoutes(testimonialResource({ database, files })))
    .route("/", resourceRoutes(socialLinkResource({ database, files })))
    .route("/", resourceRoutes(headerImageResource({ database, files })))
    .route("/", settingsRoutes(database, files))
    .route("/", statisticsRoutes(database))
    .route("/", subscriberRoutes(database, notifications, subscriberLinks, rateLimiter))
    .route("/", messageRoutes(database, notifications, rateLimiter))
    .route("/", bulkOrderRoutes(database, notifications, rateLimiter))
    .route("/", historyRoutes(database))
    .route("/", sessionRoutes(sessions, rateLimiter, { isHttps }))
    .route("/", orderRoutes(orders, links, rateLimiter));
  describeApi(app);
  return api;
}

/** The API's calls as the typed client knows them. */
export type Api = ReturnType<typeof createApi>;

function errorBody(
  status: ErrorBody["status"],
  message: string,
  fields?: Record<string, string>,
): ErrorBody {
  return fields ? { status, message, errors: fields } : { status, message };
}
