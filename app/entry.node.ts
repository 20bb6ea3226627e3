// The one door between Node and React: the server imports this bundle and passes functions in.
// (Were native code to import a React Router context itself, there would be two of it.)
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";

import { getLocale } from "#app/paraglide/runtime.js";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Site } from "#shared/sharing/site.ts";

import { apiContext } from "./api/api-context.ts";
import { createClient } from "./api/client.ts";
import { siteContext } from "./api/site-context.ts";

export { renderEmail, renderSms } from "./notifications/render-message.tsx";
export { drawSocialPicture } from "./storefront/sharing/draw-social-picture.tsx";

const handle = createRequestHandler(build, "production");

/**
 * Renders the page of a request. Its loaders call the API through `callApi`, in process; its head
 * says of where the shop is what `siteIn` tells.
 */
export function renderPage(
  request: Request,
  callApi: (request: Request) => Promise<Response>,
  siteIn: (locale: Locale) => Promise<Site>,
): Promise<Response> {
  const origin = new URL(request.url).origin;
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(origin, (input, init) => callApi(new Request(input, init))),
  );
  context.set(siteContext, () => siteIn(getLocale()));
  return handle(request, context);
}
