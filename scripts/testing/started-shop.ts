import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { freePort } from "../../server/testing/test-cluster.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

interface StartOptions {
  dataDir: string;
  env?: Record<string, string>;
  port?: number;
  /** `npm` as people type it; `node` runs the script without npm in between. */
  by?: "npm" | "node";
  account?: { uid: number; gid: number };
}

/** A shop that was started as its owner does, in a process group of its own. */
export interface StartedShop extends AsyncDisposable {
  process: ChildProcess;
  url: string;
  /** What it has printed so far. */
  said(): string;
  /** Settles once it printed `text`, or ended. */
  says(text: string): Promise<void>;
  /** Its exit code and all it printed. */
  ended: Promise<{ code: number | null; output: string }>;
  /** The process that serves, which the started one watches over. */
  serverPid(): Promise<number>;
  databasePid(): Promise<number>;
}

export async function start(options: StartOptions): Promise<StartedShop> {
  const { dataDir, env = {}, by = "node", account } = options;
  const port = options.port ?? (await freePort());
  const [program, args] = by === "npm" ? ["npm", ["start"]] : ["node", ["scripts/start.mjs"]];
  // The tests run with the variables of whoever started them; the shop is to see only its own.
  const { DATABASE_URL: _, NODE_ENV: __, npm_lifecycle_event: ___, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
      child.emit("said");
    });
  }
  const ended = once(child, "close").then(([code]) => ({
    code: code as number | null,
    output: said,
  }));

  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async says(wanted) {
      let isOver = false;
      void ended.then(() => (isOver = true));
      while (!said.includes(wanted) && !isOver) await Promise.race([once(child, "said"), ended]);
    },
    ended,
    async serverPid() {
      const { stdout } = spawn("pgrep", ["-g", String(child.pid), "-f", "server/main.ts"]);
      return Number((await text(stdout)).trim());
    },
    databasePid: () => databasePid(dataDir),
    async [Symbol.asyncDispose]() {
      const database = await databasePid(dataDir);
      for (const pid of [-child.pid!, database]) kill(pid, "SIGKILL");
      await ended;
      await gone(database);
    },
  };
}

/** Opened, and asked for its first page. */
export async function startOpen(options: StartOptions): Promise<StartedShop> {
  const shop = await start(options);
  await shop.says("The shop is open.");
  const { status } = await fetch(shop.url);
  if (status !== 200) throw new Error(`The first page is a ${status}: ${shop.said()}`);
  return shop;
}

/** The process of the database in a data folder; 0 when none is noted there. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = join(dataDir, "database/cluster/postmaster.pid");
  return Number((await readFile(file, "utf8").catch(() => "0")).split("\n")[0]);
}

/** Whether any process of this number (or, below zero, of this group) still runs. */
export function isAlive(pid: number): boolean {
  return kill(pid, 0) && !hasOnlyToBeCollected(pid);
}

/** An orphan that has ended is listed until the machine's first process collects it. */
function hasOnlyToBeCollected(pid: number): boolean {
  if (pid < 0 || !existsSync("/proc/self/stat")) return false;
  try {
    // The state follows the program's name, which is in brackets and may hold anything.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

/** Waits until a process has ended that is no child of this one. */
export async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(10);
}

export function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
