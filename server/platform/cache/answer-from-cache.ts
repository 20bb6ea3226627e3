import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

import type { AnswerLog } from "#server/platform/http/answer-log.ts";
import type { Metrics } from "#server/platform/http/metrics.ts";
import type { RouteLabels } from "#server/platform/http/route-label.ts";
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts";
import { TOKEN_COOKIES } from "#server/platform/http/session-cookie.ts";
import { LANGUAGE_COOKIE } from "#shared/i18n/locale.ts";

import { asksForPart } from "./cache-pages.ts";
import { replyTo, type CachedAnswer, type Reply } from "./cached-answer.ts";
import type { listKeys } from "./list-key.ts";
import type { PublicCache } from "./public-cache.ts";

/** The parts of a Node HTTP request that are read here. */
interface PlainRequest {
  method?: string;
  /** Path and query. */
  url?: string;
  headers: IncomingHttpHeaders;
}

export type AnswerFromCache = (request: PlainRequest) => Reply | undefined;

const LISTS = "/api/v1/";

/**
 * Serves cached responses before any other middleware runs, because running all of it costs several
 * times what sending the response does. Requests that middleware would treat differently (possible
 * staff sessions, other origins, a remembered language) are passed on. Served responses are counted
 * like all others, and logged together where there are many.
 */
export function answersFromCache({
  cache: { pages, lists, cards },
  keyOf,
  pageKeyOf,
  cardPage,
  log,
  metrics,
  labels,
  securityHeaders,
}: {
  cache: PublicCache;
  keyOf: ReturnType<typeof listKeys>;
  /** Under which key the page at a path is cached, other than the path itself. */
  pageKeyOf(path: string): string | undefined;
  /** What is known of pages of cards: their keys, and who counts that one was opened. */
  cardPage: {
    asked(
      path: string,
      query: string,
      acceptLanguage: string | undefined,
    ): { code: string; key: string } | undefined;
    opened(code: string, headers: IncomingHttpHeaders): void;
  };
  log: AnswerLog;
  metrics: Pick<Metrics, "count">;
  labels: Pick<RouteLabels, "ofCall" | "ofPage">;
  securityHeaders: SecurityHeaders;
}): AnswerFromCache {
  function find(
    path: string,
    query: string,
    headers: IncomingHttpHeaders,
  ): CachedAnswer | undefined {
    if (path.startsWith(LISTS)) {
      const isPlain = headers.authorization === undefined && headers.origin === undefined;
      if (!isPlain || TOKEN_COOKIES.test(headers.cookie ?? "")) return undefined;
      // For every list, a path without a query is its own cache key.
      const key = query === "" ? path : keyOf(path, query);
      return key === undefined ? undefined : lists.find(key);
    }
    if (path === "/" && headers.cookie?.includes(LANGUAGE_COOKIE)) return undefined;
    const page = pages.find(path);
    if (page) return page;
    // All paths without a page have one and the same.
    const key = pageKeyOf(path);
    return key === undefined ? undefined : pages.find(key);
  }

  /** The label of the route of each answer: finding it takes longer than sending the answer. */
  const routes = new WeakMap<CachedAnswer, string>();

  return ({ method = "", url = "", headers }) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const start = performance.now();
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? "" : url.slice(mark);
    if (asksForPart(path, query)) return undefined;
    const card = cardPage.asked(path, query, headers["accept-language"]);
    const found = card ? cards.find(card.key) : find(path, query, headers);
    if (!found) return undefined;
    if (card && method === "GET") cardPage.opened(card.code, headers);
    const {
      status,
      headers: own,
      body,
    } = replyTo(found, headers["accept-encoding"], headers["if-none-match"]);
    const requestId = randomUUID();
    let route = routes.get(found);
    if (route === undefined) {
      route = path.startsWith(LISTS) ? labels.ofCall(method, path, 200) : labels.ofPage(path);
      routes.set(found, route);
    }
    log.add(route, { requestId, method, path, status, start });
    metrics.count(method, route, status, start);
    return {
      status,
      headers: { ...securityHeaders.of(own["content-type"]), ...own, "x-request-id": requestId },
      body: method === "HEAD" ? undefined : body,
    };
  };
}
