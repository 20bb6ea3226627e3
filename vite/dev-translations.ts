import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { CatalogError, CATALOGS } from "../translation-compiler/catalogs.ts";
import { writeTranslations } from "../translation-compiler/write-translations.ts";

/** Compiles the translations whenever a catalog is saved; Vite then updates the browser. */
export function devTranslations(): Plugin {
  const folder = fileURLToPath(CATALOGS);
  return {
    name: "dev-translations",
    apply: "serve",
    async configureServer({ watcher, ws, config }) {
      const compile = () =>
        writeTranslations().catch((error: unknown) => {
          if (!(error instanceof CatalogError)) throw error;
          config.logger.error(error.message);
          ws.send({ type: "error", err: { message: error.message, stack: "" } });
        });
      let compiling = compile();
      watcher.on("all", (_event, file) => {
        if (file.startsWith(folder)) compiling = compiling.then(compile);
      });
      await compiling;
    },
  };
}
