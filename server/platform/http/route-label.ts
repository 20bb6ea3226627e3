import type { Context, Hono } from "hono";
import { routePath } from "hono/route";

import { CACHED_PATHS } from "#server/platform/cache/cache-pages.ts";
import { withoutLocale } from "#shared/i18n/locale.ts";

/**
 * The label of a request in the metrics: the pattern of the route that handled it, never the path
 * that was sent, so that the number of labels stays bounded.
 */
export function routeLabels(api: Pick<Hono, "router">) {
  /** A call of the API, as its route is written. Unknown calls and unknown records share labels. */
  function ofCall(method: string, path: string, status: number): string {
    if (status === 404) return "/api (not found)";
    const [handlers] = api.router.match(method === "HEAD" ? "GET" : method, path);
    const routes = handlers.map(([[, route]]) => route);
    return routes.find((route) => route.method !== "ALL")?.path ?? "/api (other)";
  }

  return {
    ofCall,
    ofPage,

    /** @param c a request to the shop that has been answered */
    of(c: Context): string {
      const { method, path } = c.req;
      const pattern = routePath(c);
      if (pattern === "/api/*") return ofCall(method, path, c.res.status);
      if (pattern === "/*" || pattern === "/") return ofPage(path);
      const [, folder] = /^\/+(uploads|assets|social)\//.exec(pattern) ?? [];
      if (folder) return `/${folder}`;
      if (pattern.startsWith("/:folder")) return CARDS;
      return pattern.startsWith("/:") ? "/ (files)" : pattern;
    },
  };
}
export type RouteLabels = ReturnType<typeof routeLabels>;

/** All that cards open. */
const CARDS = "page /c/{code}";

/** A public page by its path, the panel as a whole, and one label for everything else. */
function ofPage(path: string): string {
  if (CACHED_PATHS.has(path)) return `page ${path}`;
  if (/^\/c\//i.test(path)) return CARDS;
  return /^\/admin-panel(\/|$)/.test(withoutLocale(path)) ? "page /admin-panel" : "page (other)";
}
