import { createHash } from "node:crypto";
import { basename } from "node:path";

import { build, type Plugin, type Rolldown } from "vite";

import type { Locale } from "../shared/i18n/locale.ts";
import { documentationForPages } from "./documentation-for-pages.ts";
import { CALCULATOR, FORM_PROGRAMS } from "./entries.ts";
import { translations } from "./translations.ts";
import { zodForPages } from "./zod-for-pages.ts";

/** Scripts of pages without React, by the names under which the page script loads them. */
const SCRIPTS: Record<string, string> = {
  "virtual:calculator": CALCULATOR,
  "virtual:form-programs": FORM_PROGRAMS,
};

/**
 * Builds each of these scripts, with all that it needs, into one file of its own: one request, and what
 * they share with the pages does not make each page's files more and smaller. Such a script must share
 * no state with a page's program, which has the same modules once more.
 */
export function standalone(locale: Locale): Plugin {
  const define = {
    __BUILT_LOCALE__: JSON.stringify(locale),
    "globalThis.__zod_globalConfig": "Object({ jitless: true })",
  };
  return {
    name: "standalone",
    resolveId: {
      filter: { id: /^virtual:(?:calculator|form-programs)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:calculator|form-programs)$/ },
      async handler(id) {
        const path = SCRIPTS[id.slice(1)]!;
        if (this.environment.mode === "dev") return `export default () => import("/${path}");`;
        // The server runs none of them.
        if (this.environment.name === "ssr") return "export default undefined;";
        const source = await bundle(path, define, locale);
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/${basename(path, ".ts")}-${hash}.js`;
        this.emitFile({ type: "asset", fileName, source });
        return `const place = "/${fileName}";\nexport default () => import(place);`;
      },
    },
  };
}

async function bundle(path: string, define: Record<string, string>, locale: Locale) {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    // Not each of them needs the schema library.
    plugins: [
      translations(locale),
      { ...zodForPages(), buildEnd: undefined },
      documentationForPages(),
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
