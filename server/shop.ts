import { fileURLToPath } from "node:url";

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { etag } from "hono/etag";
import type { Logger } from "pino";

import { askedPage } from "#server/features/profiles/card-address.ts";
import { ownDataRoutes } from "#server/features/profiles/own-data.routes.ts";
import { profilePageRoutes } from "#server/features/profiles/profile-page.routes.ts";
import type { ProfileRenderers } from "#server/features/profiles/profile-renderer.ts";
import type { Taps } from "#server/features/profiles/taps.ts";
import { openLinkSecrets } from "#server/features/settings/link-secrets.ts";
import { sharingRoutes } from "#server/features/sharing/sharing.routes.ts";
import {
  answersFromCache,
  type AnswerFromCache,
} from "#server/platform/cache/answer-from-cache.ts";
import { cachePages, pageKeys, type IsUnknownPage } from "#server/platform/cache/cache-pages.ts";
import { listKeys } from "#server/platform/cache/list-key.ts";
import { makePage } from "#server/platform/cache/make-page.ts";
import type { PublicCache } from "#server/platform/cache/public-cache.ts";
import { fileRoutes } from "#server/platform/files/file.routes.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { answerLog } from "#server/platform/http/answer-log.ts";
import { apiFrame } from "#server/platform/http/api-frame.ts";
import { bodyLimits } from "#server/platform/http/body-limits.ts";
import { compressAnswers } from "#server/platform/http/compress-answers.ts";
import type { ApiEnv } from "#server/platform/http/context.ts";
import { limitBody } from "#server/platform/http/limit-body.ts";
import { logRequests, type ShopEnv } from "#server/platform/http/log-requests.ts";
import { collectMetrics } from "#server/platform/http/metrics.ts";
import { operationsRoutes } from "#server/platform/http/operations.routes.ts";
import { pageFailure, type MessageIn } from "#server/platform/http/page-failure.ts";
import { readiness } from "#server/platform/http/readiness.ts";
import { refusals } from "#server/platform/http/refusal.ts";
import { rememberedLanguage } from "#server/platform/http/remembered-language.ts";
import { boundedRendering } from "#server/platform/http/rendering.ts";
import { routeLabels } from "#server/platform/http/route-label.ts";
import { securityHeaders } from "#server/platform/http/security-headers.ts";
import { addressOf } from "#server/platform/limits/client-address.ts";
import { API_PATH } from "#shared/http/call.ts";
import { BASE_LOCALE, LOCALES, withoutLocale, type Locale } from "#shared/i18n/locale.ts";
import type { SocialPictures } from "#shared/sharing/site.ts";

import { createApi, type Api } from "./api.ts";
import { redactError } from "./platform/redact-error.ts";
import { createServices, type ServiceParts } from "./services.ts";

/** The built client files for the pages of a language. */
const clientFiles = (locale: Locale) =>
  fileURLToPath(new URL(`../build/${locale}/client`, import.meta.url));

/**
 * Renders the page of a request. `callApi` answers the API calls of its loaders within the process;
 * `site` has the public addresses for its head; `logError` logs errors on the way.
 */
export type RenderPage = (
  request: Request,
  callApi: (request: Request) => Promise<Response>,
  site: PublicSite,
  logError: (error: unknown) => void,
) => Promise<Response>;

/** Public facts about the shop for the heads of pages. */
export interface PublicSite {
  /** E.g. `https://shop.example`. */
  origin: string;
  /** The pictures that are shown where pages are shared. */
  picturesIn(locale: Locale): Promise<SocialPictures>;
}

interface ShopParts extends ServiceParts {
  log: Logger;
  renderPage: RenderPage;
  isUnknownPage: IsUnknownPage;
  messageIn: MessageIn;
  /** Draws the pages that cards open. */
  profilesIn: ProfileRenderers;
  /** Caches nothing until it is connected to notifications of changes. */
  cache: PublicCache;
  /** Aborted when the shop is going to end. */
  ending?: AbortSignal;
  /** The folder for uploaded files until they are stored; must exist. */
  uploadFolder: string;
}

export interface Shop {
  /**
   * Answers any request to the shop: pages, API, uploaded and built files. `connection` is what the
   * HTTP server knows about the client's end.
   */
  fetch(request: Request, connection?: ApiEnv["Bindings"]): Promise<Response>;
  /** Answers from the cache if possible, without running any middleware. */
  answerFromCache: AnswerFromCache;
  /** Answers what there is no time for. */
  refuse: ReturnType<typeof refusals>;
  /** Logs those of the cache; holds what it has not logged yet. */
  answerLog: Disposable;
  /** Sends events on any node to open panels, until disposed of. */
  followLive(): Promise<AsyncDisposable>;
  /** Hears of a new secret of links, until disposed of. */
  followLinkSecrets(): Promise<AsyncDisposable>;
  /** Counts how often cards are opened. */
  taps: Pick<Taps, "flush" | "keepWriting">;
  /** The API, with the contract of each call. */
  api: Api;
}

/** Whether a form with a picture is posted to an order's own page. */
function takesPicture({ req }: Context<ShopEnv>): boolean {
  const isMultipart = /^multipart\/form-data\b/i.test(req.header("Content-Type") ?? "");
  return isMultipart && /^\/orders\/[^/]+$/.test(withoutLocale(req.path));
}

/** All that may be written in a path without meaning another path, or the same as another one. */
const PLAIN_PATH = /^(?:\/\.?[\w~-][\w.~-]*)+\/?$/;

/** Whether nothing but the pages handles requests for a path, which must be written plainly. */
function isForPages({ router }: Pick<Hono<ShopEnv>, "router">, path: string): boolean {
  if (!PLAIN_PATH.test(path)) return false;
  const [handlers] = router.match("GET", path);
  return handlers.every(([[, route]]) => route.path === "/*");
}

/** Assembles the shop. It opens nothing itself, so there is nothing to close. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { config, database, log, cache, renderPage, uploadFolder } = parts;
  const linkSecrets = await openLinkSecrets(database, parts.secrets);
  const services = createServices(parts, linkSecrets);
  const { rateLimiter, sessions, sharing } = services;
  const bodies = bodyLimits();
  const frame = apiFrame({
    config,
    database,
    log,
    findSession: sessions.findSession,
    cache,
    bodies,
    uploadFolder,
  });
  const origin = config.publicUrl;
  const api = createApi(frame, services, { isHttps: origin.startsWith("https:"), origin });

  const site: PublicSite = {
    origin: config.publicUrl,
    async picturesIn(locale) {
      try {
        return await sharing.picturesIn(locale);
      } catch (error) {
        log.error({ err: redactError(error) }, "pictures for sharing failed");
        throw error;
      }
    },
  };
  const answerFailure = pageFailure(parts);
  const pageKeyOf = pageKeys(parts.isUnknownPage);
  const pageOf = cachePages(cache, config.publicUrl, pageKeyOf);
  const rendering = boundedRendering();
  const app = new Hono<ShopEnv>();
  const labels = routeLabels(api);
  const security = securityHeaders(config.publicUrl);
  const metrics = collectMetrics(parts, labels);
  const answers = answerLog(log);
  const isReady = readiness({ database, store: services.fileStore, log, ending: parts.ending });
  const callApi = (request: Request, c: Context<ShopEnv>) =>
    api.fetch(request, { ...c.env, requestId: c.get("requestId") });
  app.use(logRequests(log), metrics.measure, security.middleware, compressAnswers());
  app.route("/", operationsRoutes({ isReady, metrics, metricsToken: config.metricsToken }));
  // Not `app.route`: the API has its own handlers for errors and unknown paths.
  app.all("/api/*", (c) => callApi(c.req.raw, c));
  const { isWithdrawn } = fileRecordStore(database.db);
  app.route("/", fileRoutes(services.files, services.fileLinks, isWithdrawn));
  app.route("/", sharingRoutes(sharing, config));
  for (const locale of LOCALES) {
    app.use(
      "/assets/*",
      serveStatic({
        root: clientFiles(locale),
        // Their names contain a hash of their content.
        onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
    );
  }
  app.get(
    "/:file{[^/]+\\.[a-z0-9]+}",
    etag(),
    serveStatic({
      root: clientFiles(BASE_LOCALE),
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600"),
    }),
  );
  app.get("/", rememberedLanguage());
  const visitorOf = (c: Context<ShopEnv>) => addressOf(c, config.trustedProxies);
  app.post(
    "*",
    rateLimiter.limitForms(visitorOf),
    limitBody<ShopEnv>({
      limitOf: (c) => (takesPicture(c) ? bodies.pagePicture : bodies.form),
      visitorOf,
    }),
  );
  app.route(
    "/",
    profilePageRoutes({
      ...services,
      profiles: services.profilePages,
      renderers: parts.profilesIn,
      cache,
      cardUrl: config.cardUrl,
      visitorOf,
      rendering,
      answerFailure,
    }),
  );
  app.route("/", ownDataRoutes(services.ownPages, services.files));
  app.all("*", (c) => {
    const logError = (error: unknown) =>
      log.error({ requestId: c.get("requestId"), err: redactError(error) }, "page failed");
    return pageOf(c.req.raw, async (request) => {
      try {
        return await rendering(visitorOf(c), request.signal, () =>
          makePage(
            (call) => renderPage(request, call, site, logError),
            async (call) => callApi(call, c),
          ),
        );
      } catch (error) {
        return { response: answerFailure(error, c), quality: "failed" };
      }
    });
  });
  app.onError(answerFailure);

  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    answerFromCache: answersFromCache({
      cache,
      keyOf: listKeys(api, API_PATH),
      pageKeyOf: (path) => (isForPages(app, path) ? pageKeyOf(path) : undefined),
      cardPage: {
        asked: askedPage,
        opened: (code, { "user-agent": userAgent, ...headers }) =>
          services.taps.count(code, {
            userAgent,
            purpose: String(headers["sec-purpose"] ?? headers["purpose"] ?? ""),
          }),
      },
      log: answers,
      metrics,
      labels,
      securityHeaders: security,
    }),
    refuse: refusals({
      allowedOrigins: config.allowedOrigins,
      securityHeaders: security,
      messageIn: parts.messageIn,
      log: answers,
      metrics,
    }),
    answerLog: answers,
    followLive: () => services.live.follow(log),
    followLinkSecrets: () => linkSecrets.follow(log),
    taps: services.taps,
    api,
  };
}
