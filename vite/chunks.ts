import type { Plugin } from "vite";

/** Modules that are bundled into one file, by their paths in the project or as whole packages. */
export interface Chunk {
  name: string;
  /** Files, folders (`app/card/`), or all that begin with the same letters (`translations/ui_`). */
  modules?: readonly string[];
  packages?: readonly string[];
  /** Without the modules that these import, and that pages load which need nothing else of them. */
  isWithoutImports?: true;
}

/**
 * Assigns modules to files. A module goes into the first chunk that names it; the bundler decides
 * about all others. The build fails when a chunk names a file that doesn't exist, because pages
 * would still work but load files that nobody has chosen.
 */
export function chunks(all: readonly Chunk[]): Plugin {
  const groups = all.map((chunk, index) => ({
    name: chunk.name,
    test: (id: string) => namesOf(chunk).some((name) => isNamed(id, name)),
    priority: all.length - index,
    includeDependenciesRecursively: !chunk.isWithoutImports,
  }));
  return {
    name: "chunks",
    apply: "build",
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // What a chunk's modules import may then be in the file of an entry.
              preserveEntrySignatures: "allow-extension",
              output: { codeSplitting: { groups } },
            },
          },
        },
      },
    }),
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const modules = [...this.getModuleIds()];
      const missing = all
        .flatMap(namesOf)
        .filter((name) => !modules.some((id) => isNamed(id, name)));
      if (missing.length > 0) {
        this.error(`Chunks name what no page has: ${missing.join(", ")}. Was it moved or renamed?`);
      }
    },
  };
}

const namesOf = ({ modules = [], packages = [] }: Chunk) => [
  ...modules,
  ...packages.map((name) => `node_modules/${name}/`),
];

/** A module's id is its file's path; that of a virtual module begins with a zero byte. */
function isNamed(id: string, name: string): boolean {
  if (/[/_]$/.test(name)) return id.includes(`/${name}`) || id.startsWith(`\0${name}`);
  const [path = ""] = id.split("?");
  return path.endsWith(`/${name}`) || path === `\0${name}`;
}
