import { minifySync, type Rolldown } from "vite";

/** What decides about a module's file. */
export interface GraphModule {
  /** Modules that are loaded before it. */
  imports: readonly string[];
  /** Modules that it loads later. */
  dynamicImports: readonly string[];
  /** Minified, before anything that nobody uses is removed. */
  bytes: number;
}

/** An index module re-exports at least so many; smaller ones are taken as needing all. */
const INDEX = 100;
const RE_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/**
 * The modules of a build by their ids.
 * @param included the modules of which something is used; others have no bytes
 */
export function readGraph(
  included: ReadonlySet<string>,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
): Map<string, GraphModule> {
  const infos = new Map<string, Rolldown.ModuleInfo>();
  for (const ids = [...included]; ids.length > 0;) {
    const info = infoOf(ids.pop()!);
    if (!info || infos.has(info.id)) continue;
    infos.set(info.id, info);
    ids.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  const indexes = readIndexes(infos);
  const graph = new Map<string, GraphModule>();
  // In an order of their own: the bundler reads files in any.
  for (const [id, info] of [...infos].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (indexes.has(id)) continue;
    const isScript = included.has(id) && !id.endsWith(".css");
    graph.set(id, {
      imports: importsOf(info, indexes),
      dynamicImports: info.dynamicallyImportedIds,
      bytes: isScript ? minifiedBytes(info) : 0,
    });
  }
  return graph;
}

/** For each index of modules (all icons, all translations) which module a name comes from. */
function readIndexes(infos: ReadonlyMap<string, Rolldown.ModuleInfo>) {
  const indexes = new Map<string, Map<string, string>>();
  for (const { id, code, importedIds } of infos.values()) {
    if (importedIds.length < INDEX) continue;
    const names = new Map<string, string>();
    for (const [, list = "", from = ""] of (code ?? "").matchAll(RE_EXPORT)) {
      const target = importedIds.find((each) => each.endsWith(from.replace(/^\./, "")));
      const exported = list.split(",").map((name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!,
      );
      for (const name of exported) if (target && name) names.set(name, target);
    }
    if (names.size > 0) indexes.set(id, names);
  }
  // A module that only gives an index another name is one too.
  for (const { id, importedIds } of infos.values()) {
    const index = importedIds.length === 1 && indexes.get(importedIds[0]!);
    if (index && /^\s*(?:import|export) \*/m.test(infos.get(id)?.code ?? ""))
      indexes.set(id, index);
  }
  return indexes;
}

/** Of an index only the modules whose names it contains. */
function importsOf(
  { code, importedIds }: Rolldown.ModuleInfo,
  indexes: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  const used = importedIds.flatMap((id) => indexes.get(id) ?? []);
  if (used.length === 0) return importedIds;
  const words = new Set(code?.match(/[\w$]+/g));
  const named = used.flatMap((index) => [...words].flatMap((word) => index.get(word) ?? []));
  return [...importedIds.filter((id) => !indexes.has(id)), ...named];
}

function minifiedBytes({ id, code }: Rolldown.ModuleInfo): number {
  return minifySync(`${id.replace(/\?.*|\0/g, "")}.js`, code ?? "").code.length;
}
