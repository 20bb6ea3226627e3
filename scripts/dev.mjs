// `npm run dev`: runs the shop with its pages straight from their sources. Changes appear in the
// browser at once; when the server's sources change, the server restarts.
//   npm run dev -- ar   the pages in Arabic; without it in English
import { once } from "node:events";
import { existsSync, watch } from "node:fs";

import { mustBeNewEnough } from "./setup/node-version.mjs";

mustBeNewEnough();
const { endOfScript, mayGoOn } = await import("./setup/children.mjs");
const { ensurePackages } = await import("./setup/packages.mjs");
const { LOCALES } = await import("./setup/pages.mjs");
const { inProject, SetupProblem } = await import("./setup/project.mjs");
const { script } = await import("./setup/script.mjs");
const { runServer } = await import("./setup/server-process.mjs");

/** What the server reads at its start. Vite reloads the pages and their texts by itself. */
const SOURCES = ["server", "shared", "translation-compiler", "vite", "vite.config.ts", ".env"];

/**
 * In milliseconds. Editors save several files, some of them twice: what happens within this time
 * counts as one change.
 */
const SETTLING = 200;

await script(async () => {
  const env = { NODE_ENV: "development", PAGES_LOCALE: requestedLocale() };
  await ensurePackages();
  for (;;) {
    const change = nextChange();
    const code = await runServer({
      program: "vite/dev-server.ts",
      preload: "scripts/quick-imports.mjs",
      env,
      until: change.signal,
    });
    mayGoOn();
    // The server has failed and printed why: wait for a change that may fix it.
    if (code !== 0) await change.happened;
    mayGoOn();
    if (!change.signal.aborted) return 0;
    console.log("Something changed; starting anew …");
  }
});

function requestedLocale() {
  const [requested = "en"] = process.argv.slice(2);
  if (LOCALES.includes(requested)) return requested;
  throw new SetupProblem(`There are pages in ${LOCALES.join(" and ")}, none in ${requested}.`);
}

/**
 * @returns {{ signal: AbortSignal, happened: Promise<unknown> }} `signal` is aborted with the next
 *   change of a source file; `happened` resolves then, or when the script is told to end
 */
function nextChange() {
  const change = new AbortController();
  let settling;
  const sources = SOURCES.map((source) => inProject(source)).filter((path) => existsSync(path));
  const watchers = sources.map((source) =>
    watch(source, { recursive: true }, () => {
      settling ??= setTimeout(() => {
        for (const watcher of watchers) watcher.close();
        change.abort();
      }, SETTLING);
    }),
  );
  const happened = once(AbortSignal.any([change.signal, endOfScript]), "abort");
  return { signal: change.signal, happened };
}
