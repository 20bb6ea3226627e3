import { LOCALES, pathIn } from "#shared/i18n/locale.ts";
import { PUBLIC_PATHS } from "#shared/sharing/site.ts";

import type { Made } from "./answer-cache.ts";
import { responseOf } from "./cached-answer.ts";
import type { PublicCache } from "./public-cache.ts";

/** Pages for visitors that nobody looks for. */
const UNLISTED_PATHS = ["/newsletter", "/offline"];

/** The one address of each page. */
const PAGE_PATHS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) =>
    [...PUBLIC_PATHS, ...UNLISTED_PATHS].map((path) => pathIn(locale, path)),
  ),
);

/**
 * Where the pages lie that are cached, and what the router fetches in their place. Spelled just so: the
 * router takes `/Product/` and `/%70roduct` for the same, and each would be cached by itself.
 */
export const KEPT_PATHS: ReadonlySet<string> = new Set(
  [...PAGE_PATHS].flatMap((path) => [path, `${path}${path.endsWith("/") ? "_" : ""}.data`]),
);

/** What a page can be asked for; forms are posted. */
const METHODS = ["GET", "HEAD", "POST"];

/**
 * Answers requests for pages. Public pages are the same whatever the query says, which only their
 * scripts read, so they are cached; the panel's, forms' answers and failures are made each time.
 */
export function cachePages({ pages }: PublicCache, publicUrl: string) {
  return async function pageOf(
    request: Request,
    render: (request: Request) => Promise<Made>,
  ): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!METHODS.includes(request.method)) return refused(METHODS);
    const isRead = request.method !== "POST";
    const page = pageSpelled(pathname);
    if (isRead && page) return movedTo(page + search);
    if (!isRead || asksForPart(pathname, search) || !KEPT_PATHS.has(pathname)) {
      const { response } = await render(request);
      // A page without a form.
      if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
      return response;
    }
    // Of who asks first, nothing can get into what everybody gets, and leaving ends nothing.
    const anybodys = new Request(new URL(pathname, publicUrl));
    const outcome = await pages.answer(pathname, () => render(anybodys));
    return outcome instanceof Response ? outcome : responseOf(outcome, request);
  };
}

/**
 * Whether the router asks for the data of some of a page's routes only. Whatever else a query says
 * is for scripts in the browser.
 */
export function asksForPart(pathname: string, search: string): boolean {
  return search !== "" && pathname.endsWith(".data") && new URLSearchParams(search).has("_routes");
}

/** The page that is meant by an address that is not spelled as its own: `/Product/`, `//`. */
function pageSpelled(pathname: string): string | undefined {
  if (PAGE_PATHS.has(pathname)) return undefined;
  const path = pathname
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
  return PAGE_PATHS.has(path) ? path : undefined;
}

/** For good, and yet not for ever: what was a page may become another. */
function movedTo(location: string): Response {
  const headers = { Location: location, "Cache-Control": "public, max-age=3600" };
  return new Response(null, { status: 308, headers });
}

function refused(allowed: readonly string[]): Response {
  return new Response("Pages are read by GET and HEAD; forms are sent by POST.", {
    status: 405,
    headers: { Allow: allowed.join(", "), "Content-Type": "text/plain; charset=utf-8" },
  });
}
