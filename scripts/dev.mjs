// `npm run dev`: runs the shop as `npm start` does, and anew whenever a source file changes. The
// pages are the built ones, so what works here works there.
import { once } from "node:events";
import { watch } from "node:fs";

import { mustBeNewEnough } from "./setup/node-version.mjs";

mustBeNewEnough();
const { endOfScript, mayGoOn } = await import("./setup/children.mjs");
const { ensurePackages } = await import("./setup/packages.mjs");
const { ensurePages } = await import("./setup/pages.mjs");
const { inProject, SetupProblem } = await import("./setup/project.mjs");
const { script } = await import("./setup/script.mjs");
const { runServer } = await import("./setup/server-process.mjs");

const SOURCES = ["app", "server", "shared", "translations", "public"];

/** An editor saves several files, and some of them twice: what comes within this time is one change. */
const SETTLING = 200;

await script(async () => {
  await ensurePackages();
  for (;;) {
    const change = nextChange();
    const code = await runUntil(change.signal);
    mayGoOn();
    // It ended by itself, and said why: the next change may mend it.
    if (code !== 0) await change.happened;
    mayGoOn();
    if (!change.signal.aborted) return 0;
    console.log("Something changed; starting anew …");
  }
});

async function runUntil(signal) {
  try {
    await ensurePages();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    return 1;
  }
  return signal.aborted ? 1 : runServer(signal);
}

/**
 * @returns {{ signal: AbortSignal, happened: Promise<unknown> }} `signal` is aborted with the next
 *   change of a source; `happened` settles then, or when the script is told to end
 */
function nextChange() {
  const change = new AbortController();
  let settling;
  const watchers = SOURCES.map((folder) =>
    watch(inProject(folder), { recursive: true }, (_event, file) => {
      // The build writes there itself.
      if (folder === "app" && String(file).startsWith("i18n/generated")) return;
      settling ??= setTimeout(() => {
        for (const watcher of watchers) watcher.close();
        change.abort();
      }, SETTLING);
    }),
  );
  const happened = once(AbortSignal.any([change.signal, endOfScript]), "abort");
  return { signal: change.signal, happened };
}
