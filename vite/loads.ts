import type { RouteConfigEntry } from "@react-router/dev/routes";

import type { GraphModule } from "./module-graph.ts";
import type { Load } from "./share-files.ts";

type Graph = ReadonlyMap<string, GraphModule>;

/** A page, with the modules that begin it. */
export interface PageLoad extends Load {
  begin: readonly string[];
}

/** A part that comes later than its pages, with the module that begins it. */
export interface LaterLoad extends Load {
  begin: string;
}

/**
 * What each page loads: its routes from the outermost.
 * @param above what is loaded before these routes
 * @param moduleOf the module of a route's file
 */
export function pageLoads(
  routes: readonly RouteConfigEntry[],
  above: readonly string[],
  moduleOf: (file: string) => string,
  graph: Graph,
): PageLoad[] {
  return routes.flatMap(({ file, children }) => {
    const begin = [...above, moduleOf(file)];
    if (children) return pageLoads(children, begin, moduleOf, graph);
    const isShop = !file.startsWith("admin/");
    return { begin, modules: closureOf(begin, graph), isExact: EXACT.test(file), isShop };
  });
}

/** Where visitors and staff begin: these pages load nothing without need (`e2e/light.spec.ts`). */
const EXACT = /\/(?:landing|login|dashboard)\.page\.tsx$/;

/**
 * What pages load by `import()`: dialogs, and other parts.
 * @param early what runs before React: its parts do too, so that they get nothing without need
 */
export function laterLoads(pages: readonly PageLoad[], early: PageLoad, graph: Graph): LaterLoad[] {
  const found = new Map<string, PageLoad[]>();
  for (const page of [early, ...pages]) {
    const reached = new Set(page.modules);
    for (const id of reached)
      for (const begin of graph.get(id)!.dynamicImports) {
        if (!graph.has(begin) || reached.has(begin)) continue;
        found.set(begin, [...(found.get(begin) ?? []), page]);
        for (const each of closureOf([begin], graph)) reached.add(each);
      }
  }
  return [...found].map(([begin, from]) => {
    const [first, ...others] = from;
    const there = [...first!.modules].filter((id) => others.every((page) => page.modules.has(id)));
    const modules = new Set([...there, ...closureOf([begin], graph)]);
    return {
      begin,
      modules,
      isExact: from.includes(early),
      isShop: from.some(({ isShop }) => isShop),
    };
  });
}

/** These modules and all that they import. */
export function closureOf(begin: readonly string[], graph: Graph): Set<string> {
  const all = new Set(begin.filter((id) => graph.has(id)));
  for (const id of all)
    for (const next of graph.get(id)!.imports) if (graph.has(next)) all.add(next);
  return all;
}
