import type { OpenAPIHono } from "@hono/zod-openapi";

import type { ApiEnv } from "#server/platform/http/context.ts";

/** Marks in the document the calls whose answers are the same for every anonymous caller. */
export const CACHED = "x-cached";

/** What people type: hardly anybody asks for the same again. */
const TYPED: ReadonlySet<string> = new Set(["search"]);

interface List {
  path: RegExp;
  /** What its query may say; everything else is ignored. */
  names: ReadonlySet<string>;
}

/**
 * Under what the answers of public lists are cached: the same for queries that mean the same to the
 * call, whatever else stands in them, and in whatever order.
 * @returns undefined for what is not cached
 */
export function listKeys(
  api: Pick<OpenAPIHono<ApiEnv>, "openAPIRegistry">,
  basePath: string,
): (path: string, query: string) => string | undefined {
  // The calls may be added to the API only after this.
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
