import { readdir, readFile } from "node:fs/promises";

import type { Plugin } from "vite";

import { styleRules } from "./style-rules.ts";

/**
 * Makes the rules of all built style sheets available to the server, which puts those that a page
 * needs into its HTML. The client files are built before those of the server.
 * @param buildFolder of the language, within the project
 */
export function pageStyle(buildFolder: string): Plugin {
  return {
    name: "page-style",
    resolveId: { filter: { id: /^virtual:page-style$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-style$/ },
      async handler() {
        // While pages are worked on, Vite adds and replaces their style itself.
        const isBuilt = this.environment.name === "ssr" && this.environment.mode === "build";
        const sheets = isBuilt ? await sheetsIn(`${buildFolder}/client/assets`) : {};
        // A string is parsed faster than the object would be.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(sheets))});`;
      },
    },
  };
}

async function sheetsIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const sheets = names.map(async (name) => {
    const css = await readFile(`${folder}/${name}`, "utf8");
    return [`/assets/${name}`, styleRules(css)] as const;
  });
  return Object.fromEntries(await Promise.all(sheets));
}
