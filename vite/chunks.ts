import type { Plugin } from "vite";

/** What comes in one file: modules by their paths in the project, and whole packages. */
export interface Chunk {
  name: string;
  modules?: readonly string[];
  packages?: readonly string[];
}

/**
 * Puts modules into files together. A module goes into the first chunk that names it; one that none
 * names goes where the bundler thinks best. A build fails when a chunk names what is not there:
 * pages would go on working, but load other files than was decided.
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

/** A module's id is its file's path; one without a file has its name after a zero byte. */
function isNamed(id: string, name: string): boolean {
  if (name.endsWith("/")) return id.includes(`/${name}`);
  const [path = ""] = id.split("?");
  return path.endsWith(`/${name}`) || path === `\0${name}`;
}
