// Runs a command of the server's code, with the arguments that it is told, in the pinned Node.
import { resolve } from "node:path";

import { mustBeNewEnough } from "./node-version.mjs";

/**
 * @param {string} program the module to run, in the project
 * @param {(argument: string, folder: string) => string} [read] what an argument means; a path in the folder
 *   where npm was called, if nothing else is said
 */
export async function runCommandOfServer(program, read = (path, folder) => resolve(folder, path)) {
  mustBeNewEnough();
  const { script } = await import("./script.mjs");
  const { ensurePackages } = await import("./packages.mjs");
  const { runServer } = await import("./server-process.mjs");
  await script(async () => {
    await ensurePackages();
    // npm runs scripts in the project's folder, whatever the folder is in which it was called.
    const folder = process.env.INIT_CWD ?? process.cwd();
    const args = process.argv.slice(2).map((argument) => read(argument, folder));
    return runServer({ program, args, preload: "scripts/quick-imports.mjs" });
  });
}
