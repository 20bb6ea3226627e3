import { spawn, type ChildProcess } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

import { StartProblem } from "#server/platform/start-problem.ts";

import type { Cluster } from "./cluster.ts";
import { endLeftOver, endPostgres, endRemains, statusFile } from "./left-over.ts";
import { serverSettings } from "./server-settings.ts";

/** A PostgreSQL that takes connections. */
export interface ServerProcess {
  pid: number;
  /** Fulfilled when it has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends it cleanly. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Without it everything is faster and a power cut loses the data: for tests. */
  durable?: boolean;
  /** Listens on 127.0.0.1 with this port too; else only on a socket in the folder. */
  port?: number;
  /** Told the number of each process as soon as there is one, and nothing once it has ended. */
  onProcess?: (pid: number | undefined) => void;
}

/** How long the remains of a killed server may take to let go of its memory, in milliseconds. */
const PATIENCE = 10_000;
const STILL_HELD = /pre-existing shared memory block|lock file .* already exists/;
const RETRY_EVERY = 200;

/**
 * Starts a PostgreSQL on `cluster`, after what an earlier one left behind is out of the way.
 * @param signal gives the start up
 * @throws {StartProblem}
 */
export async function startServerProcess(
  cluster: Cluster,
  options: ServerOptions,
  signal?: AbortSignal,
): Promise<ServerProcess> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    await endLeftOver(cluster.cluster);
    const server = await spawnServer(cluster, options);
    if (await isReady(cluster, server, signal)) return server;
    signal?.throwIfAborted();
    const reason = await reasonOf(cluster);
    if (!STILL_HELD.test(reason) || Date.now() >= deadline) {
      throw new StartProblem(`The database did not start: ${reason} (its log is ${cluster.log})`);
    }
    await delay(RETRY_EVERY);
    await endRemains(cluster.cluster);
  }
}

async function spawnServer(
  { cluster, log, account, binaries }: Cluster,
  { durable = true, port, onProcess }: ServerOptions,
): Promise<ServerProcess> {
  await using folder = await open(cluster);
  await using output = await open(log, "w", 0o600);
  // By its descriptor, the server's user need not be able to walk the path to the folder.
  const path = process.platform === "linux" ? "/proc/self/fd/3" : cluster;
  const flags = Object.entries(serverSettings(durable, port)).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const server = spawn(binaries.postgres, ["-D", path, ...flags], {
    cwd: "/",
    env: { LC_ALL: "C" },
    ...account,
    // A session of its own: the terminal's Ctrl-C is for the shop, which ends the server last.
    detached: true,
    stdio: ["ignore", output.fd, output.fd, folder.fd],
  });
  server.unref();
  return watched(server, onProcess);
}

function watched(server: ChildProcess, onProcess: ServerOptions["onProcess"]): ServerProcess {
  let hasEnded = false;
  // The last resort, when this process ends without stopping what it started.
  const abandon = () => server.kill("SIGINT");
  process.once("exit", abandon);
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      process.off("exit", abandon);
      onProcess?.(undefined);
      resolve();
    };
    server.once("exit", end);
    server.once("error", end);
  });
  onProcess?.(server.pid);
  return {
    // None when it could not be spawned: then it has ended.
    pid: server.pid ?? 0,
    ended,
    async stop() {
      if (!hasEnded) await endPostgres(server.pid!, () => !hasEnded);
    },
  };
}

/** Waits until it takes connections; false when it has ended instead. */
async function isReady(
  { cluster }: Cluster,
  server: ServerProcess,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const ended = server.ended.then(() => true as const);
  for (;;) {
    const [pid, , , , , , , status] = await statusFile(cluster);
    if (Number(pid) === server.pid && status?.trim() === "ready") return true;
    if (signal?.aborted) await server.stop();
    if (await Promise.race([ended, delay(10)])) return false;
  }
}

/** What the server said last before it ended. */
async function reasonOf({ log }: Cluster): Promise<string> {
  const lines = (await readFile(log, "utf8")).trim().split("\n");
  const last = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
  return last.replace(/^.*?(FATAL|PANIC): +/, "") || "it said nothing";
}
