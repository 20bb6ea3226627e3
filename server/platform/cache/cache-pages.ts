import { localeOf, LOCALES, pathIn } from "#shared/i18n/locale.ts";
import { NOT_FOUND_PATH, PUBLIC_PATHS } from "#shared/sharing/site.ts";

import type { Made } from "./answer-cache.ts";
import { responseOf } from "./cached-answer.ts";
import type { PublicCache } from "./public-cache.ts";

/** Public pages that are left out of the site map. */
const UNLISTED_PATHS = ["/newsletter", "/orders", "/offline"];

/** The canonical path of each page. */
const PAGE_PATHS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) =>
    [...PUBLIC_PATHS, ...UNLISTED_PATHS].map((path) => pathIn(locale, path)),
  ),
);

/**
 * The paths of cached pages, and of the data that the router fetches for them. Only these exact
 * spellings are cached: the router accepts `/Product/` and `/%70roduct` for the same page, and each
 * spelling would fill a cache entry of its own.
 */
export const CACHED_PATHS: ReadonlySet<string> = new Set(
  [...PAGE_PATHS].flatMap((path) => [path, `${path}${path.endsWith("/") ? "_" : ""}.data`]),
);

/** Whether there is no page at a path; all of these show the same one. */
export type IsUnknownPage = (pathname: string) => boolean;

/** The methods that pages accept; forms use POST. */
const METHODS = ["GET", "HEAD", "POST"];

/**
 * The path under which the page at a path is cached; undefined for pages that are not.
 */
export function pageKeys(isUnknownPage: IsUnknownPage) {
  return (pathname: string): string | undefined => {
    if (CACHED_PATHS.has(pathname)) return pathname;
    const [, path = "", data = ""] = /^(.*?)(\.data)?$/s.exec(pathname)!;
    return isUnknownPage(path) ? pathIn(localeOf(path), NOT_FOUND_PATH) + data : undefined;
  };
}

/**
 * Serves pages. Public pages are cached: they are the same for any query, because only scripts in
 * the browser read the query. All paths without a page share the one that says so. The panel's
 * pages, responses to forms and errors are made for each request.
 */
export function cachePages(
  { pages }: PublicCache,
  publicUrl: string,
  cachedAt: ReturnType<typeof pageKeys>,
) {
  return async function pageOf(
    request: Request,
    render: (request: Request) => Promise<Made>,
  ): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS);
    const isRead = request.method !== "POST";
    const page = pageSpelled(pathname);
    if (isRead && page) return movedTo(page + search);
    const cached = isRead && !asksForPart(pathname, search) ? cachedAt(pathname) : undefined;
    if (cached === undefined) {
      const { response } = await render(request);
      // This page has no form.
      if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
      return response;
    }
    // A request without anything of the first client's: its headers must not influence a response
    // that everybody gets, and its disconnecting must not abort it.
    const neutral = new Request(new URL(cached, publicUrl));
    const keeps404 = !CACHED_PATHS.has(cached);
    const outcome = await pages.answer(cached, async () => ({
      ...(await render(neutral)),
      keeps404,
    }));
    return outcome instanceof Response ? outcome : responseOf(outcome, request);
  };
}

/**
 * Whether the router asks for the data of only some of a page's routes. Every other query parameter
 * is for scripts in the browser.
 */
export function asksForPart(pathname: string, search: string): boolean {
  return search !== "" && pathname.endsWith(".data") && new URLSearchParams(search).has("_routes");
}

/** The canonical path for another spelling of a page's address, such as `/Product/` or `//`. */
function pageSpelled(pathname: string): string | undefined {
  if (PAGE_PATHS.has(pathname)) return undefined;
  const path = pathname
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
  return PAGE_PATHS.has(path) ? path : undefined;
}

/**
 * A permanent redirect that expires nevertheless: a path that redirects today may become a page.
 */
function movedTo(location: string): Response {
  const headers = { Location: location, "Cache-Control": "public, max-age=3600" };
  return new Response(null, { status: 308, headers });
}

function methodNotAllowed(allowed: readonly string[]): Response {
  return new Response("Pages are read by GET and HEAD; forms are sent by POST.", {
    status: 405,
    headers: { Allow: allowed.join(", "), "Content-Type": "text/plain; charset=utf-8" },
  });
}
