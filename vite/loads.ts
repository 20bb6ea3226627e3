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
    const most = isShop ? MOST_SHOP_FILES : MOST_PANEL_FILES;
    return { begin, modules: closureOf(begin, graph), isExact: EXACT.test(file), isShop, most };
  });
}

/** How many shared files a page should have: a few below what `built-files.test.ts` allows in all. */
const MOST_SHOP_FILES = 17;
const MOST_PANEL_FILES = 33;

/**
 * Where visitors and staff begin, the order, and the plot that staff see first: these load nothing without need
 * (`e2e/light.spec.ts`, `built-files.test.ts`).
 */
const EXACT = /\/(?:(?:landing|login|dashboard)\.page|order-program|sales-plot)\.tsx$/;

/** What brings React to pages without it gets by with what that needs. */
const BRINGS_REACT = /\/app\/ui\/toast\.ts$/;

/**
 * What is loaded by `import()`, by pages and by such parts themselves: dialogs, and other parts. What is
 * there already is what all of these have.
 * @param early what runs before React: its parts do too, so that they get nothing without need
 */
export function laterLoads(pages: readonly PageLoad[], early: PageLoad, graph: Graph): LaterLoad[] {
  let later: LaterLoad[] = [];
  for (;;) {
    const next = laterThan([early, ...pages], later, graph);
    const size = (loads: LaterLoad[]) => loads.map(({ modules }) => modules.size).join();
    if (size(next) === size(later)) return next;
    later = next;
  }
}

function laterThan(pages: readonly PageLoad[], known: readonly LaterLoad[], graph: Graph) {
  const found = new Map<string, Load[]>();
  for (const load of [...pages, ...known])
    for (const id of load.modules)
      for (const begin of graph.get(id)!.dynamicImports) {
        if (!graph.has(begin) || load.modules.has(begin)) continue;
        const from = found.get(begin) ?? [];
        if (!from.includes(load)) found.set(begin, [...from, load]);
      }
  return [...found].map(([begin, from]): LaterLoad => {
    const [first, ...others] = from;
    const there = [...first!.modules].filter((id) => others.every((each) => each.modules.has(id)));
    return {
      begin,
      modules: new Set([...there, ...closureOf([begin], graph)]),
      isExact: EXACT.test(begin) || (from.includes(pages[0]!) && !BRINGS_REACT.test(begin)),
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
