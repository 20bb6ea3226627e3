import { fileURLToPath } from "node:url";

import { compile } from "@inlang/paraglide-js";

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Makes functions of the texts. Each build of the pages is of one language, which the bundler puts
 * in place of the expression below, so that the texts of the others never reach a browser. Where
 * nobody does (in Node), it is the base language.
 */
await compile({
  project: inProject("project.inlang"),
  outdir: inProject("app/paraglide"),
  emitReadme: false,
  strategy: ["baseLocale"],
  experimentalStaticLocale: "/** @type {any} */ (globalThis).__PARAGLIDE_STATIC_LOCALE__",
});

// The compiler leaves timers behind that would hold the process for another half a minute.
process.exit();
