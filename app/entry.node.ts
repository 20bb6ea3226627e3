// The only interface between Node and React: the server imports this bundle and passes functions to
// it. (If server code imported a React Router context itself, there would be two instances of it.)
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from "react-router";
import * as build from "virtual:react-router/server-build";

import { getLocale } from "#app/i18n/locale.ts";
import type { PublicSite } from "#server/shop.ts";
import { withoutLocale } from "#shared/i18n/locale.ts";

import { apiContext } from "./api/api-context.ts";
import { createCallApi } from "./api/call-api.ts";
import { gapContext } from "./api/optional-data.ts";
import { siteContext } from "./api/site-context.ts";
import { asPosted } from "./as-posted.ts";
import { logErrorContext } from "./log-error-context.ts";
import { isMatched } from "./page-engine/page-handles.ts";

export { cardPrinter } from "./card/print/card-printer.ts";
export { invoiceDrawer } from "./invoices/draw-invoice.ts";
export {
  draftReply,
  renderEmail,
  renderSms,
  renderTest,
} from "./notifications/render-notification.tsx";
export {
  renderAskLink,
  renderCardNote,
  drawCardPhoto,
  drawCode,
  drawWallpaper,
  renderIcon,
  renderProfile,
  renderQr,
  renderSignature,
  surfaceOf,
} from "./profile/render-profile.tsx";
export { visitorText } from "./api-messages/visitor-text.ts";
export { drawSocialPicture } from "./storefront/sharing/draw-social-picture.tsx";

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders the page of a request. Its loaders call the API through `callApi`, within the process;
 * `site` has the public addresses for its head. Errors on the way are passed to `logError`. A page
 * with missing content has a header that forbids caching.
 */
export async function renderPage(
  request: Request,
  callApi: (request: Request) => Promise<Response>,
  site: PublicSite,
  logError: (error: unknown) => void,
): Promise<Response> {
  const { origin } = new URL(request.url);
  const context = new RouterContextProvider();
  const ask = (call: Request) => callApi(callFor(request, call));
  context.set(apiContext, createCallApi(origin, ask, "omit"));
  context.set(siteContext, {
    origin: site.origin,
    pictures: () => site.picturesIn(getLocale()),
  });
  context.set(logErrorContext, logError);
  const gap = { isFound: false };
  context.set(gapContext, gap);
  const asked = request.method === "POST" ? asPosted(request, site.origin) : request;
  const response = await handle(asked, context);
  if (gap.isFound) response.headers.set("Cache-Control", "no-store");
  return response;
}

/**
 * An API call on behalf of a visitor: it counts for the visitor's address, also behind a proxy, and comes
 * from the page on which they are.
 */
function callFor(request: Request, call: Request): Request {
  for (const name of ["X-Forwarded-For", "Referer"]) {
    const value = request.headers.get(name);
    if (value !== null) call.headers.set(name, value);
  }
  return call;
}

const routes = routesBelow(undefined);

/** The first segments of the paths of pages: whatever begins otherwise is no page's. */
const beginnings: ReadonlySet<string> = new Set(beginningsOf(routes));

/** Whether there is no page at this path: the same one is shown at all of these. */
export function isUnknownPage(pathname: string): boolean {
  const path = decoded(withoutLocale(pathname));
  // The router would write a line about each into the log.
  if (path === undefined) return true;
  // Matching takes a millisecond, and whoever tries out addresses mostly asks for such.
  const [, first = ""] = path.toLowerCase().split("/");
  if (!beginnings.has(first)) return true;
  const matched = matchRoutes(routes, pathname, build.basename) ?? [];
  return isMatched(
    matched.map(({ route }) => route),
    "isForUnknownPaths",
  );
}

/** The pages of the build as a tree. */
function routesBelow(parent: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, module } = route;
    const { handle } = module as { handle?: unknown };
    return index
      ? [{ id, path, index: true, handle }]
      : [{ id, path, handle, children: routesBelow(id) }];
  });
}

function beginningsOf(pages: readonly RouteObject[]): string[] {
  return pages.flatMap(({ index, path, children = [] }) => {
    // The root and layouts add nothing to the paths of what is in them.
    if (!path) return index ? [""] : beginningsOf(children);
    const [first = ""] = path.split("/");
    if (first.startsWith(":")) throw new Error(`Any path may begin as ${path} does.`);
    return first === "*" ? [] : [first];
  });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
