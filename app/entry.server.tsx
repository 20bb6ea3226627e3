import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";

import { withoutLocale } from "#shared/i18n/locale.ts";

import { logErrorContext } from "./log-error-context.ts";
import { renderDocument } from "./render-document.ts";

/**
 * Logs unexpected errors. Errors caused by the request itself are in the request's own log line.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(logErrorContext)(error);
};

/** Responds to a request for a page. */
/** Pages of the shop load the table of their own routes (scripts/setup/shop-routes.mjs). */
function withRoutesOf(request: Request, context: EntryContext): EntryContext {
  const isPanel = withoutLocale(new URL(request.url).pathname).startsWith("/admin-panel");
  // While pages are worked on, there is only the whole table.
  if (isPanel || import.meta.env.DEV) return context;
  const url = context.manifest.url.replace("/manifest-", "/shop-routes-");
  return { ...context, manifest: { ...context.manifest, url } };
}

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
      onError(error) {
        failed = true;
        loadContext.get(logErrorContext)(error);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: failed ? 500 : status, headers });
}
