// Child processes of a script. They end with it: a signal to the script is passed on to all of
// them.
import { spawn } from "node:child_process";
import { constants } from "node:os";

import { ROOT } from "./project.mjs";

/** How long a process may take to end after a signal, in milliseconds. */
const GRACE = 60_000;

const running = new Set();
const end = new AbortController();
let told;

/** Aborted when the script is told to end. */
export const endOfScript = end.signal;

/** Ends all child processes; the script exits with the code for `signal`. */
export function endAllProcesses(signal) {
  told ??= signal;
  for (const endChild of running) endChild(signal);
  end.abort();
}

/** The script was told to end before it was done. */
export class Interrupted extends Error {
  get exitCode() {
    return 128 + constants.signals[told];
  }
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} [options.keeps] a descriptor that the program inherits, such as a lock's
 * @param {(text: string) => void} [options.onOutput] called with the program's output as it arrives
 * @returns {Promise<{ code: number, output: string }>} its output and exit code; 127 when the program does not exist
 */
export async function run(program, args, { env, keeps, onOutput }) {
  let output = "";
  const hear = (text) => {
    output += text;
    onOutput?.(text);
  };
  const code = await watch(
    // In a process group of its own, so that its children receive signals as well.
    spawn(program, args, {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe", keeps ?? "ignore"],
    }),
    (child, signal) => process.kill(-child.pid, signal === "SIGKILL" ? signal : "SIGTERM"),
    (child) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", hear);
      child.on("error", (error) => hear(`${program}: ${error.message}\n`));
    },
  );
  return { code: code ?? 1, output };
}

/**
 * Waits for a child process; calls `tell` to end it when this script is told to end.
 * @returns {Promise<number | null>} its exit code, null when a signal killed it
 */
export async function watch(child, tell, prepare) {
  let timer;
  const endChild = (signal) => {
    const attempt = (how) => {
      try {
        tell(child, how);
      } catch {
        // The process has just ended.
      }
    };
    attempt(signal);
    timer ??= setTimeout(() => attempt("SIGKILL"), GRACE).unref();
  };
  prepare?.(child);
  running.add(endChild);
  if (told) endChild(told);
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", resolve);
  });
  running.delete(endChild);
  clearTimeout(timer);
  return code;
}

/**
 * Throws when the script was told to end, because the last command may not have finished its work.
 */
export function mayGoOn() {
  if (told) throw new Interrupted();
}
