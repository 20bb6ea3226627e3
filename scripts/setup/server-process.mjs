import { spawn } from "node:child_process";
import { constants, totalmem } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { watch } from "./children.mjs";
import { SERVER } from "./pages.mjs";
import { COMPILE_CACHE, inProject, NODE, projectEnvironment, ROOT } from "./project.mjs";

/** How long an orphaned database may take to shut down, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Limits for V8's heap, in MB. By default V8 sizes it by the machine's memory: on one with 24 GB,
 * requests for pages alone made a shop that needs 200 MB grow beyond 400.
 */
const HEAP = [
  "--max-semi-space-size=16",
  `--max-old-space-size=${Math.min(1024, Math.floor(totalmem() / 2 ** 20 / 4))}`,
];

/**
 * Runs the server until it ends, which it also does when this process disappears.
 * @param {object} [options]
 * @param {string} [options.program] the module to run, in the project; by default the built server
 * @param {string[]} [options.args] what the module is told
 * @param {string} [options.preload] a module to load before it
 * @param {NodeJS.ProcessEnv} [options.env] additional environment variables
 * @param {AbortSignal} [options.until] ends it
 * @returns {Promise<number>} its exit code
 */
export async function runServer({ program = SERVER, args = [], preload, env, until } = {}) {
  const imports = preload ? ["--import", pathToFileURL(inProject(preload)).href] : [];
  const server = spawn(NODE, [...HEAP, ...imports, inProject(program), ...args], {
    cwd: ROOT,
    env: {
      ...projectEnvironment(),
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...env,
    },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  let databasePid;
  server.on("message", (message) => (databasePid = message.databasePid));
  until?.addEventListener("abort", () => server.kill("SIGTERM"));
  const code = await watch(server, (child, signal) => child.kill(signal));
  if (code !== null) return code;
  await endOrphan(databasePid);
  console.error(`The server was ended by ${server.signalCode}.`);
  return 128 + constants.signals[server.signalCode];
}

/** A server that was killed could not stop its database. */
async function endOrphan(pid) {
  const deadline = Date.now() + PATIENCE;
  try {
    if (pid) process.kill(pid, "SIGINT");
    while (pid && Date.now() < deadline) {
      process.kill(pid, 0);
      await delay(20);
    }
  } catch {
    // The process has ended.
  }
}
