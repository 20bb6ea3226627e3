import type { OpenAPIHono } from "@hono/zod-openapi";

import type { ApiEnv } from "#server/platform/http/context.ts";

/**
 * Marks, in the OpenAPI document, calls whose responses are the same for every anonymous client.
 */
export const CACHED = "x-cached";

/** Parameters that people type freely: the same value is hardly ever requested twice. */
const TYPED: ReadonlySet<string> = new Set(["search"]);

interface List {
  path: RegExp;
  /** The query parameters that the call knows; all others are ignored. */
  names: ReadonlySet<string>;
}

/**
 * Cache keys for the responses of public lists. Queries that mean the same to a call get the same
 * key, whatever the order of their parameters and whatever unknown ones they contain.
 * @returns undefined for a request that is not cached
 */
export function listKeys(
  api: Pick<OpenAPIHono<ApiEnv>, "openAPIRegistry">,
  basePath: string,
): (path: string, query: string) => string | undefined {
  // Computed on first use: calls may be added to the API after this function has run.
  let lists: List[] | undefined;

  return (path, query) => {
    lists ??= listsOf(api, basePath);
    const list = lists.find((each) => each.path.test(path));
    if (!list) return undefined;
    const known = [...new URLSearchParams(query)].filter(([name]) => list.names.has(name));
    if (known.some(([name]) => TYPED.has(name))) return undefined;
    const parameters = new URLSearchParams(known);
    parameters.sort();
    return parameters.size === 0 ? path : `${path}?${parameters}`;
  };
}

function listsOf(
  { openAPIRegistry }: Pick<OpenAPIHono<ApiEnv>, "openAPIRegistry">,
  basePath: string,
): List[] {
  const routes = openAPIRegistry.definitions.flatMap((each) =>
    each.type === "route" && each.route[CACHED] ? [each.route] : [],
  );
  return routes.map(({ path, request }) => {
    const query = request?.query;
    return {
      path: new RegExp(`^${basePath}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      names: new Set(query && "shape" in query ? Object.keys(query.shape) : []),
    };
  });
}
