import { open } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

import { StartProblem } from "#server/platform/start-problem.ts";

import { openCluster, SUPERUSER, type Cluster } from "./cluster.ts";
import { startServerProcess, type ServerOptions } from "./server-process.ts";

export interface EmbeddedDatabase extends AsyncDisposable {
  connection: pg.PoolConfig;
  pid: number;
  /** Resolves when the server has ended, stopped or crashed. */
  ended: Promise<void>;
}

/** The longest path of a socket that every supported system allows. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Starts the PostgreSQL in `folder` (created when missing; its parent must exist) without
 * supervising it. The caller must hold the lock of the folder. Disposing shuts it down cleanly.
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

/**
 * Opens the files of an embedded database, and tells how to connect to any server that runs on
 * them.
 */
export async function openEmbedded(
  folder: string,
  { durable = true, port }: ServerOptions,
): Promise<AsyncDisposable & { cluster: Cluster; connection: pg.PoolConfig }> {
  const cluster = await openCluster(folder, durable);
  const socket = await socketFolder(cluster.cluster);
  return {
    cluster,
    connection: connectionBy(socket.path, cluster.password, port),
    [Symbol.asyncDispose]: socket.close,
  };
}

/** @param socket the folder of the server's socket */
export function connectionBy(socket: string, password: string, port = 5432): pg.PoolConfig {
  return { host: socket, port, user: SUPERUSER, password, database: "postgres" };
}

/** The folder of the server's socket, by a path short enough for a socket. */
export async function socketFolder(cluster: string) {
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
