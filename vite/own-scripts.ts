import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

import { FIRST_TOUCH, ORDER_OPENER, PAGE_SCRIPT, PROGRAM_WATCH } from "./entries.ts";

/** Scripts that pages load by name, besides those of the router. */
const SCRIPTS: Record<string, string> = {
  "virtual:first-touch": FIRST_TOUCH,
  "virtual:order-opener": ORDER_OPENER,
  "virtual:page-script": PAGE_SCRIPT,
  "virtual:program-watch": PROGRAM_WATCH,
};

/**
 * Makes the final file names of those scripts available to the pages. In a build they are known
 * because the client files are built before those of the server.
 * @param buildFolder of the language, within the project
 */
export function ownScripts(buildFolder: string): Plugin {
  return {
    name: "own-scripts",
    resolveId: {
      filter: { id: /^virtual:(first-touch|order-opener|page-script|program-watch)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(first-touch|order-opener|page-script|program-watch)$/ },
      async handler(id) {
        const script = SCRIPTS[id.slice(1)]!;
        if (this.environment.name !== "ssr") return `export default "";`;
        if (this.environment.mode === "dev") return `export default "/${script}";`;
        const manifest = await readFile(`${buildFolder}/client/.vite/manifest.json`, "utf8");
        const built = JSON.parse(manifest) as Record<string, { file: string }>;
        return `export default ${JSON.stringify(`/${built[script]!.file}`)};`;
      },
    },
  };
}
