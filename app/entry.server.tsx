import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import firstTouch from "virtual:first-touch";
import styleSheets from "virtual:page-style";

import { withoutLocale } from "#shared/i18n/locale.ts";

import { logErrorContext } from "./log-error-context.ts";
import { withOwnStyle } from "./page-engine/own-style.ts";
import { withWaitingProgram } from "./page-engine/waiting-program.ts";
import { renderDocument } from "./render-document.ts";

/**
 * Logs unexpected errors. Errors caused by the request itself are in the request's own log line.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(logErrorContext)(error);
};

const pathOf = ({ url }: Request) => withoutLocale(new URL(url).pathname);
const isPanel = (request: Request) => pathOf(request).startsWith("/admin-panel");

/** Pages of the shop load the table of their own routes (scripts/setup/shop-routes.mjs). */
function withRoutesOf(request: Request, context: EntryContext): EntryContext {
  const path = pathOf(request);
  const own = path.startsWith("/cards/") ? "/own-routes-" : "/shop-routes-";
  // While pages are worked on, there is only the whole table.
  if (isPanel(request) || import.meta.env.DEV) return context;
  const url = context.manifest.url.replace("/manifest-", own);
  return { ...context, manifest: { ...context.manifest, url } };
}

/** What the eye sees comes first: the program of the shop's pages is loaded behind style, typeface and pictures. */
function withLateProgram(html: string): string {
  if (html.includes(`src="${firstTouch}"`)) return withWaitingProgram(html);
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}

/** Responds to a request for a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const { html, policy } = await renderDocument(
    (nonce) => (
      <ServerRouter context={withRoutesOf(request, context)} url={request.url} nonce={nonce} />
    ),
    {
      signal: request.signal,
      // The panel's screens are drawn by the browser, and need the whole style.
      finish: (html, nonce) => (isPanel(request) ? html : withOwnStyle(html, styleSheets, nonce)),
      onError(error) {
        failed = true;
        loadContext.get(logErrorContext)(error);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(isPanel(request) ? html : withLateProgram(html), {
    status: failed ? 500 : status,
    headers,
  });
}
