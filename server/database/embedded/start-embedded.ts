import { spawn, type ChildProcess } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import type pg from "pg";

import { StartProblem } from "../../start-problem.ts";
import { openCluster, SUPERUSER, type Cluster } from "./cluster.ts";
import { endLeftOver, endPostgres, statusFile } from "./left-over.ts";

export interface EmbeddedDatabase extends AsyncDisposable {
  connection: pg.PoolConfig;
  pid: number;
  /** Fulfilled when the server ends without having been told to. */
  crashed: Promise<void>;
}

export interface EmbeddedOptions {
  /** Without it everything is faster and a power cut loses the data: for tests. */
  durable?: boolean;
  /** Listens on 127.0.0.1 with this port too; else only on a socket in the folder. */
  port?: number;
}

/** How long the remains of a killed server may take to let go of its memory, in milliseconds. */
const PATIENCE = 10_000;
const STILL_HELD = /pre-existing shared memory block|lock file .* already exists/;

/** How long a socket's path may be, on every system. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Starts the PostgreSQL whose files lie in `folder` (made when missing; its parent must exist).
 * The caller makes sure that nobody else does. Disposing ends it cleanly.
 * @throws {StartProblem}
 */
export async function startEmbeddedDatabase(
  folder: string,
  { durable = true, port }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(folder, durable);
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    await endLeftOver(cluster.cluster);
    const server = await startServer(cluster, settings(durable, port));
    if (server) return running(cluster, server, port);
    const reason = await reasonOf(cluster);
    if (!STILL_HELD.test(reason) || Date.now() >= deadline) {
      throw new StartProblem(`The database did not start: ${reason} (its log is ${cluster.log})`);
    }
    await delay(200);
  }
}

function settings(durable: boolean, port: number | undefined): Record<string, string> {
  return {
    cluster_name: "naqra",
    listen_addresses: port === undefined ? "" : "127.0.0.1",
    port: String(port ?? 5432),
    // Inside the cluster's own folder: nobody else gets there, and nothing is left elsewhere.
    unix_socket_directories: ".",
    timezone: "UTC",
    log_timezone: "UTC",
    // Failed statements are the shop's to report; this log must not grow with them.
    log_min_messages: "log",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
}

/** The server once it takes connections; nothing when it ended instead. */
async function startServer(
  { cluster, log, account, binaries }: Cluster,
  options: Record<string, string>,
): Promise<ChildProcess | undefined> {
  await using folder = await open(cluster);
  await using output = await open(log, "w", 0o600);
  // By its descriptor, the server's user need not be able to walk the path to the folder.
  const path = process.platform === "linux" ? "/proc/self/fd/3" : cluster;
  const flags = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(binaries.postgres, ["-D", path, ...flags], {
    cwd: "/",
    env: { LC_ALL: "C" },
    ...account,
    // A session of its own: the terminal's Ctrl-C is for the shop, which ends the server last.
    detached: true,
    stdio: ["ignore", output.fd, output.fd, folder.fd],
  });
  server.unref();
  const ended = new Promise<true>((resolve) => {
    server.once("exit", () => resolve(true));
    server.once("error", () => resolve(true));
  });
  for (;;) {
    const [pid, , , , , , , status] = await statusFile(cluster);
    if (Number(pid) === server.pid && status?.trim() === "ready") return server;
    if (await Promise.race([ended, delay(10)])) return undefined;
  }
}

async function running(
  { cluster, password }: Cluster,
  server: ChildProcess,
  port: number | undefined,
): Promise<EmbeddedDatabase> {
  const socket = await socketFolder(cluster);
  let told = false;
  let hasEnded = server.exitCode !== null || server.signalCode !== null;
  const crashed = new Promise<void>((resolve) => {
    server.once("exit", () => {
      hasEnded = true;
      if (!told) resolve();
    });
  });
  // The last resort, when this process ends without disposing what it holds.
  const abandon = () => server.kill("SIGINT");
  process.once("exit", abandon);
  return {
    connection: {
      host: socket.path,
      port: port ?? 5432,
      user: SUPERUSER,
      password,
      database: "postgres",
    },
    pid: server.pid!,
    crashed,
    async [Symbol.asyncDispose]() {
      told = true;
      if (!hasEnded) await endPostgres(server.pid!, () => !hasEnded);
      process.off("exit", abandon);
      await socket.close();
    },
  };
}

/** The folder of the server's socket, under a name that is short enough for one. */
async function socketFolder(cluster: string) {
  if (Buffer.byteLength(join(cluster, ".s.PGSQL.65535")) <= LONGEST_SOCKET_PATH) {
    return { path: cluster, close: async () => {} };
  }
  if (process.platform !== "linux") {
    throw new StartProblem(
      `The path ${cluster} is too long for a socket; set DATA_DIR to a shorter one.`,
    );
  }
  const folder = await open(cluster);
  return { path: `/proc/self/fd/${folder.fd}`, close: () => folder.close() };
}

/** What the server said last before it ended. */
async function reasonOf({ log }: Cluster): Promise<string> {
  const lines = (await readFile(log, "utf8")).trim().split("\n");
  const last = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
  return last.replace(/^.*?(FATAL|PANIC): +/, "") || "it said nothing";
}
