// The one door between Node and React: the server imports this bundle and passes functions in.
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";

const handle = createRequestHandler(build, "production");

export function renderPage(request: Request): Promise<Response> {
  return handle(request, new RouterContextProvider());
}
