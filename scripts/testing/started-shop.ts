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
  /** `npm` as people use it; `node` runs the script without npm in between. */
  by?: "npm" | "node";
  account?: { uid: number; gid: number };
}

/** A shop that was started as its owner does, in a process group of its own. */
export interface StartedShop extends AsyncDisposable {
  process: ChildProcess;
  url: string;
  /** Its output so far. */
  reported(): string;
  /** Resolves once it has printed `text`, or ended. */
  says(text: string): Promise<void>;
  /** Its exit code and its whole output. */
  ended: Promise<{ code: number | null; output: string }>;
  /** The process id of the server, a child of the started process. */
  serverPid(): Promise<number>;
  databasePid(): Promise<number>;
}

export async function start(options: StartOptions): Promise<StartedShop> {
  const { dataDir, env = {}, by = "node", account } = options;
  const port = options.port ?? (await freePort());
  const [program, args] = by === "npm" ? ["npm", ["start"]] : ["node", ["scripts/start.mjs"]];
  // Without variables that the test run itself has inherited.
  const { DATABASE_URL: _, NODE_ENV: __, npm_lifecycle_event: ___, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY: "0",
      ...env,
    },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  let reported = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      reported += chunk;
      child.emit("said");
    });
  }
  const ended = once(child, "close").then(([code]) => ({
    code: code as number | null,
    output: reported,
  }));

  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    reported: () => reported,
    async says(wanted) {
      let isOver = false;
      void ended.then(() => (isOver = true));
      while (!reported.includes(wanted) && !isOver)
        await Promise.race([once(child, "said"), ended]);
    },
    ended,
    async serverPid() {
      const { stdout } = spawn("pgrep", ["-g", String(child.pid), "-f", "server/main.js"]);
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

/** Starts a shop and requests its first page. */
export async function startOpen(options: StartOptions): Promise<StartedShop> {
  const shop = await start(options);
  await shop.says("The shop is open.");
  const { status } = await fetch(shop.url);
  if (status !== 200) throw new Error(`The first page is a ${status}: ${shop.reported()}`);
  return shop;
}

/** The process id of the database in a data folder; 0 when no pid file is there. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = join(dataDir, "database/cluster/postmaster.pid");
  return Number((await readFile(file, "utf8").catch(() => "0")).split("\n")[0]);
}

/** Whether a process with this id (or, if negative, of this group) is running. */
export function isAlive(pid: number): boolean {
  return kill(pid, 0) && !hasOnlyToBeCollected(pid);
}

/** A zombie: an orphan that has ended stays listed until the init process collects it. */
function hasOnlyToBeCollected(pid: number): boolean {
  if (pid < 0 || !existsSync("/proc/self/stat")) return false;
  try {
    // The state follows the program's name, which is in brackets and may contain anything.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

/** Waits until a process that is not a child of this one has ended. */
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
