import type { Plugin } from "vite";

/** Modules that are bundled into one file, by their paths in the project or as whole packages. */
export interface Chunk {
  name: string;
  modules?: readonly string[];
  packages?: readonly string[];
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
  }));
  return {
    name: "chunks",
    apply: "build",
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
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
  if (name.endsWith("/")) return id.includes(`/${name}`);
  const [path = ""] = id.split("?");
  return path.endsWith(`/${name}`) || path === `\0${name}`;
}
