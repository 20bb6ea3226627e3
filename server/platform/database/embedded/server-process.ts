import { spawn, type ChildProcess } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

import { StartProblem } from "#server/platform/start-problem.ts";

import type { Cluster } from "./cluster.ts";
import { endLeftOver, endPostgres, endRemains, statusFile } from "./left-over.ts";
import { serverSettings } from "./server-settings.ts";

/** A PostgreSQL server that accepts connections. */
export interface ServerProcess {
  pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Shuts it down cleanly. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Without it everything is faster, but a power cut loses data: for tests. */
  durable?: boolean;
  /** A port on 127.0.0.1 to listen on, besides the socket in the folder. */
  port?: number;
  /** Called with the process id of each new server, and with undefined once it has ended. */
  onProcess?: (pid: number | undefined) => void;
}

/**
 * How long a killed server's child processes may take to release its shared memory, in
 * milliseconds.
 */
const PATIENCE = 10_000;
const STILL_HELD = /pre-existing shared memory block|lock file .* already exists/;
const RETRY_EVERY = 200;

/**
 * Starts a PostgreSQL server on `cluster`, after cleaning up after a previous one.
 * @param signal aborts the start
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
  // By its file descriptor: the server's user may not be allowed to traverse the path to the
  // folder.
  const path = process.platform === "linux" ? "/proc/self/fd/3" : cluster;
  const flags = Object.entries(serverSettings(durable, port)).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const server = spawn(binaries.postgres, ["-D", path, ...flags], {
    cwd: "/",
    env: { LC_ALL: "C" },
    ...account,
    // In a session of its own: Ctrl-C in the terminal must reach the shop only, which stops the
    // server last.
    detached: true,
    stdio: ["ignore", output.fd, output.fd, folder.fd],
  });
  server.unref();
  return watched(server, onProcess);
}

function watched(server: ChildProcess, onProcess: ServerOptions["onProcess"]): ServerProcess {
  let hasEnded = false;
  // The last resort: stops the server when this process exits without having done so.
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
    // Undefined when the process could not be spawned: then it has ended already.
    pid: server.pid ?? 0,
    ended,
    async stop() {
      if (!hasEnded) await endPostgres(server.pid!, () => !hasEnded);
    },
  };
}

/** Waits until the server accepts connections; false when it has ended instead. */
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

/** The last messages of the server before it ended. */
async function reasonOf({ log }: Cluster): Promise<string> {
  const lines = (await readFile(log, "utf8")).trim().split("\n");
  const last = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
  return last.replace(/^.*?(FATAL|PANIC): +/, "") || "it said nothing";
}
