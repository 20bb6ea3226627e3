import { matchedRoutes } from "hono/route";

import { API_PATH } from "#shared/http/call.ts";

import type { ApiContext } from "./context.ts";

/**
 * The route that will handle the request, e.g. `GET /addons/:id`; undefined when the path does not exist.
 */
export function calledRoute(c: ApiContext): string | undefined {
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  return route && `${route.method} ${route.path.slice(API_PATH.length)}`;
}
