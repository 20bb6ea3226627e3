import { open } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

import { StartProblem } from "#server/platform/start-problem.ts";

import { openCluster, SUPERUSER, type Cluster } from "./cluster.ts";
import { startServerProcess, type ServerOptions } from "./server-process.ts";

export interface EmbeddedDatabase extends AsyncDisposable {
  connection: pg.PoolConfig;
  pid: number;
  /** Fulfilled when the server has ended, told to or not. */
  ended: Promise<void>;
}

/** How long a socket's path may be, on every system. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Starts the PostgreSQL whose files lie in `folder` (made when missing; its parent must exist), once.
 * The caller makes sure that nobody else does. Disposing ends it cleanly.
 * @throws {StartProblem}
 */
export async function startEmbeddedDatabase(
  folder: string,
  options: ServerOptions = {},
): Promise<EmbeddedDatabase> {
  await using undo = new AsyncDisposableStack();
  const { cluster, connection } = undo.use(await openEmbedded(folder, options));
  const { pid, ended, stop } = await startServerProcess(cluster, options);
  undo.defer(stop);
  const resources = undo.move();
  return { connection, pid, ended, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}

/** The files of an embedded database, and how whatever server runs on them is reached. */
export async function openEmbedded(
  folder: string,
  { durable = true, port }: ServerOptions,
): Promise<AsyncDisposable & { cluster: Cluster; connection: pg.PoolConfig }> {
  const cluster = await openCluster(folder, durable);
  const socket = await socketFolder(cluster.cluster);
  return {
    cluster,
    connection: {
      host: socket.path,
      port: port ?? 5432,
      user: SUPERUSER,
      password: cluster.password,
      database: "postgres",
    },
    [Symbol.asyncDispose]: socket.close,
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
