// The one door between Node and React: the server imports this bundle and passes functions in.
// (Were native code to import a React Router context itself, there would be two of it.)
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";

import { apiContext } from "./api/api-context.ts";
import { createClient } from "./api/client.ts";

export { renderEmail, renderSms } from "./notifications/render-message.tsx";

const handle = createRequestHandler(build, "production");

/** Renders the page of a request; its loaders call the API through `callApi`, in process. */
export function renderPage(
  request: Request,
  callApi: (request: Request) => Promise<Response>,
): Promise<Response> {
  const origin = new URL(request.url).origin;
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(origin, (input, init) => callApi(new Request(input, init))),
  );
  return handle(request, context);
}
