import { fileURLToPath } from "node:url";

import type { Plugin, Rolldown } from "vite";

import routes from "../app/routes.ts";
import { FIRST_TOUCH, ORDER_OPENER, PAGE_SCRIPT, PROGRAM_WATCH } from "./entries.ts";
import { closureOf, laterLoads, pageLoads } from "./loads.ts";
import { readGraph, type GraphModule } from "./module-graph.ts";
import { shareFiles, type Module } from "./share-files.ts";

/** What a file less is worth, in bytes of minified script that are loaded without need. */
const FILE_WORTH = 12_000;

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** The module that the router makes of a route for browsers. */
const routeModule = (file: string) =>
  `${inProject(`app/${file}`)}?__react-router-build-client-route`;

/** What runs before React, or without. */
const EARLY = [PAGE_SCRIPT, FIRST_TOUCH, PROGRAM_WATCH].map(inProject);
const OPENER = inProject(ORDER_OPENER);
/** The program's beginning: the first acts when it runs, the second has the style of all pages. */
const BEGIN = [inProject("app/entry.client.tsx"), routeModule("root.tsx")];
/** Nothing that others import is in their files: it would bring what they do, or their style. */
const ALONE = new Set([
  ...EARLY,
  OPENER,
  ...BEGIN,
  ...["app/root.tsx", "app/ui/app.css"].map(inProject),
]);

/**
 * Decides which modules are in one file, by which pages and dialogs need them (`share-files.ts`).
 * Without it, browsers would load a page in up to a hundred files.
 */
export function chunks(): Plugin {
  const included = new Set<string>();
  let names: Map<string, string> | undefined;
  const group: Rolldown.CodeSplittingGroup = {
    // Asked for every module of which something is used, and before the first name.
    test: (id) => Boolean(included.add(id)),
    name(id, context) {
      names ??= fileNames(readGraph(included, (each) => context.getModuleInfo(each)));
      return names.get(id) ?? null;
    },
  };
  const codeSplitting = { includeDependenciesRecursively: false, groups: [group] };
  // What an entry shares may then be in its own file.
  const preserveEntrySignatures = "allow-extension" as const;
  const rolldownOptions = { preserveEntrySignatures, output: { codeSplitting } };
  return {
    name: "chunks",
    apply: "build",
    config: () => ({ environments: { client: { build: { rolldownOptions } } } }),
    applyToEnvironment: ({ name }) => name === "client",
  };
}

/** The name of each module's file. Of those without one, each is alone with what only it needs. */
function fileNames(graph: ReadonlyMap<string, GraphModule>): Map<string, string> {
  const opener = {
    begin: [OPENER],
    modules: closureOf([OPENER], graph),
    isExact: true,
    isShop: true,
  };
  const pages = [opener, ...pageLoads(routes, BEGIN, routeModule, graph)];
  const first = { begin: EARLY, modules: closureOf(EARLY, graph), isExact: true, isShop: true };
  const later = laterLoads(pages, first, graph);
  const loads = [...pages, ...later];
  const pageModules = new Set(pages.flatMap(({ begin }) => begin));
  const begins = new Set([...pageModules, ...later.map(({ begin }) => begin)]);

  const early = EARLY.map((id) => closureOf([id], graph));
  const modules = new Map<string, Module>();
  const names = new Map<string, string>();
  for (const [id, { imports, bytes }] of graph) {
    if (ALONE.has(id)) continue;
    const needing = early.filter((all) => all.has(id)).length;
    const isPages = loads.some((load) => load.modules.has(id));
    if (needing > 1 || (needing > 0 && isPages)) names.set(id, "page-parts");
    else if (isPages)
      modules.set(id, { imports, bytes, isBound: pageModules.has(id) || id.endsWith(".css") });
  }

  const taken = new Set<string>();
  for (const { modules: ids } of shareFiles(modules, loads, FILE_WORTH)) {
    const bySize = ids.toSorted((a, b) => graph.get(b)!.bytes - graph.get(a)!.bytes);
    const [page, ...layouts] = bySize.filter((id) => pageModules.has(id));
    const begin = page ?? bySize.find((id) => begins.has(id));
    let name = (begin ?? bySize[0]!).replace(/^.*\/|\?.*$/g, "").replace(/\.\w+$/, "");
    const isShop = loads.some((load) => load.isShop && load.modules.has(ids[0]!));
    if (!begin && !isShop) name = `panel-${name}`;
    while (taken.has(name)) name += "-";
    taken.add(name);
    for (const id of ids) if (!layouts.includes(id)) names.set(id, name);
  }
  return names;
}
