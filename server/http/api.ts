import { randomUUID } from "node:crypto";

import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";

import { addonResource } from "#server/addons/addon.resource.ts";
import { bulkOrderRoutes } from "#server/bulk-orders/bulk-order.routes.ts";
import { productRoutes } from "#server/catalog/product.routes.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/connect.ts";
import { citiesOfCountryRoute, cityResource } from "#server/delivery/city.resource.ts";
import { countryResource } from "#server/delivery/country.resource.ts";
import { placeService } from "#server/delivery/place.service.ts";
import type { FileLinks } from "#server/files/file-links.ts";
import type { FileService } from "#server/files/file.service.ts";
import { headerImageResource } from "#server/header-image/header-image.resource.ts";
import { historyRoutes } from "#server/history/history.routes.ts";
import { keepLists } from "#server/kept/keep-lists.ts";
import type { KeptAnswers } from "#server/kept/kept-answers.ts";
import { listKeys } from "#server/kept/list-key.ts";
import { addressOf } from "#server/limits/client-address.ts";
import type { PostLimits } from "#server/limits/post-limits.ts";
import { messageRoutes } from "#server/messages/message.routes.ts";
import type { Announcements } from "#server/notifications/announcements.ts";
import { orderRoutes } from "#server/orders/order.routes.ts";
import type { OrderService } from "#server/orders/order.service.ts";
import { resourceRoutes } from "#server/resource/resource-routes.ts";
import { sessionRoutes } from "#server/session/session.routes.ts";
import type { SessionService } from "#server/session/session.service.ts";
import { settingsRoutes } from "#server/settings/settings.routes.ts";
import { socialLinkResource } from "#server/social-media/social-link.resource.ts";
import { statisticsRoutes } from "#server/statistics/statistics.routes.ts";
import type { SubscriberLinks } from "#server/subscribers/subscriber-links.ts";
import { subscriberRoutes } from "#server/subscribers/subscriber.routes.ts";
import { testimonialResource } from "#server/testimonials/testimonial.resource.ts";
import type { ErrorBody } from "#shared/http/envelope.ts";

import { asRefusal } from "./as-refusal.ts";
import type { BodyLimits } from "./body-limits.ts";
import { newRoutes, type ApiEnv } from "./context.ts";
import { allowOrigins } from "./cors.ts";
import { describeApi } from "./describe-api.ts";
import { limitBody } from "./limit-body.ts";
import { loggable } from "./loggable.ts";
import { requireStaff } from "./require-staff.ts";

export const API_PATH = "/api/v1";

interface ApiParts {
  config: Pick<Config, "publicUrl" | "allowedOrigins" | "trustedProxies">;
  database: Database;
  log: Logger;
  announcements: Announcements;
  links: FileLinks;
  subscriberLinks: SubscriberLinks;
  files: FileService;
  limits: PostLimits;
  sessions: SessionService;
  orders: OrderService;
  kept: KeptAnswers;
  bodies: BodyLimits;
  /** Where uploaded files lie until they are stored. */
  uploadFolder: string;
}

/** The whole API, every call under `/api/v1`. */
export function createApi({
  config,
  database,
  log,
  announcements,
  links,
  subscriberLinks,
  files,
  limits,
  sessions,
  orders,
  kept,
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
  app.use(keepLists(kept, listKeys(app, API_PATH)));
  app.use(
    limitBody<ApiEnv>({
      limitOf: (c) => c.get("bodyLimit"),
      // Strangers can't keep staff from their work.
      visitorOf: (c) => (c.get("user") ? undefined : c.get("clientAddress")),
    }),
  );

  app.notFound((c) => c.json(errorBody("fail", "There is no such call"), 404));
  app.onError((error, c) => {
    const refusal = asRefusal(error);
    if (refusal) {
      const { status, message, fields, details, retryAfter } = refusal;
      // That the database is away is logged once.
      if (refusal !== error && !database.isAway()) {
        log.warn({ requestId: c.get("requestId"), err: loggable(error) }, "call failed");
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
    log.error({ requestId: c.get("requestId"), err: loggable(error) }, "call failed");
    return c.json(errorBody("error", "Something went wrong. Please try again."), 500);
  });

  const places = placeService(database);
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
    .route("/", subscriberRoutes(database, announcements, subscriberLinks, limits))
    .route("/", messageRoutes(database, announcements, limits))
    .route("/", bulkOrderRoutes(database, announcements, limits))
    .route("/", historyRoutes(database))
    .route("/", sessionRoutes(sessions, limits, { isHttps }))
    .route("/", orderRoutes(orders, links, limits));
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
