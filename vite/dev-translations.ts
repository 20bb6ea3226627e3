import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from "vite";

import { CatalogError, CATALOGS } from "../translation-compiler/catalogs.ts";
import {
  TRANSLATION_FUNCTIONS,
  writeTranslations,
} from "../translation-compiler/write-translations.ts";

const OWN = /\/app\/[^?]*\.tsx?$/;
const EXPORTED = /^export const (\w+) = /gm;
/** All texts as they were at the start. */
const ALL = "virtual:translations";

/**
 * Compiles the translations whenever a catalog is saved, and updates the browser.
 *
 * Nearly every component imports the one module with all texts, so that loading it again would load
 * all of them again. It therefore consists of two: one with all texts, which is loaded once and whose
 * functions can be replaced, and one with those that changed since the start. Only the latter, and
 * the modules that use a changed text, are loaded again.
 */
export function devTranslations(): Plugin {
  const folder = fileURLToPath(CATALOGS);
  let initial = "";
  let latest = "";
  let compiled = Promise.resolve("");
  const changed = new Set<string>();
  return {
    name: "dev-translations",
    apply: "serve",
    async configureServer({ watcher, ws, config }) {
      const compile = () =>
        writeTranslations().catch((error: unknown) => {
          if (!(error instanceof CatalogError)) throw error;
          config.logger.error(error.message);
          ws.send({ type: "error", err: { message: error.message, stack: "" } });
          return latest;
        });
      watcher.on("all", (_event, file) => {
        if (file.startsWith(folder)) compiled = compiled.then(compile);
      });
      compiled = compile();
      latest = await compiled;
      initial = latest;
    },
    resolveId(source, importer) {
      if (source === ALL) return `\0${ALL}`;
      // What it imports is relative to the file that it stands for.
      return importer === `\0${ALL}` ? this.resolve(source, TRANSLATION_FUNCTIONS) : undefined;
    },
    // Both without a source map, which would be five times as large as the texts. Loaded, instead of
    // transformed, so that no other plugin parses all texts again after each change.
    load(id) {
      if (id === `\0${ALL}`) return { code: replaceable(initial), map: { mappings: "" } };
      if (id !== TRANSLATION_FUNCTIONS) return undefined;
      return { code: replacing(latest, changed), map: { mappings: "" } };
    },
    async hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "client" || file !== TRANSLATION_FUNCTIONS) return undefined;
      const before = functionsIn(latest);
      // Not what is in the file: it is so large that it is written in two parts, and seen in between.
      latest = await compiled;
      const now = functionsIn(latest);
      const { hot, moduleGraph } = this.environment;
      if ([...now.keys()].join() !== [...before.keys()].join()) {
        // What a module exports can't be changed in place.
        initial = latest;
        changed.clear();
        for (const { moduleGraph: graph } of Object.values(server.environments)) {
          const all = graph.getModuleById(`\0${ALL}`);
          if (all) graph.invalidateModule(all);
        }
        hot.send({ type: "full-reload" });
        return [];
      }
      const keys = [...now].filter(([key, text]) => before.get(key) !== text).map(([key]) => key);
      if (keys.length === 0) return [];
      for (const key of keys) changed.add(key);
      // A text of a family is used by the name of the family.
      const used = [...now].filter(([key, code]) =>
        keys.some((one) => one === key || code.includes(one)),
      );
      const usedKeys = used.map(([key]) => key);
      return [...modules, ...(await modulesUsing(usedKeys, moduleGraph))];
    },
  };
}

/** The loaded modules with `m.key` in their sources. */
async function modulesUsing(
  keys: readonly string[],
  { idToModuleMap }: EnvironmentModuleGraph,
): Promise<EnvironmentModuleNode[]> {
  const use = new RegExp(`\\bm\\.(?:${keys.join("|")})\\b`);
  const own = [...idToModuleMap.values()].filter(({ file }) => file && OWN.test(file));
  const sources = await Promise.all(own.map(({ file }) => readFile(file!, "utf8")));
  return own.filter((_, index) => use.test(sources[index]!));
}

/** The source of each translation's function, by its key. */
function functionsIn(code: string): Map<string, string> {
  const [, ...parts] = code.split(EXPORTED);
  const keys = parts.filter((_, index) => index % 2 === 0);
  const codes = parts.filter((_, index) => index % 2 === 1);
  // Without the comment that belongs to the next one.
  return new Map(keys.map((key, index) => [key, codes[index]!.split("\n/**\n")[0]!]));
}

/** The module with functions that can be replaced. */
function replaceable(code: string): string {
  return [
    "export const current = {};",
    code.replaceAll(EXPORTED, "current.$1 = "),
    ...[...functionsIn(code).keys()].map(
      (key) => `export const ${key} = (values) => current.${key}(values);`,
    ),
  ].join("\n");
}

/** The module that replaces some of them, and has the same exports. */
function replacing(code: string, keys: ReadonlySet<string>): string {
  const [imports] = code.split("/**\n", 1);
  const functions = functionsIn(code);
  return [
    imports,
    `import { current } from "${ALL}";`,
    `export * from "${ALL}";`,
    ...[...keys].map((key) => `current.${key} = ${functions.get(key)}`),
    "import.meta.hot?.accept();",
  ].join("\n");
}
