import { randomBytes } from "node:crypto";

import pg from "pg";

import { SUPERUSER } from "#server/platform/database/embedded/cluster.ts";

import { freePort, onServer, startTestCluster, TEMPLATE } from "./test-cluster.ts";

/** The environment variable that passes a test run's PostgreSQL to each test file. */
export const SHARED_CLUSTER = "NAQRA_TEST_CLUSTER";

export interface TestDatabase extends AsyncDisposable {
  connection: pg.PoolConfig;
}

/** A migrated, empty database for one test or file, dropped when disposed of; or one without tables. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const { connection, pool } = await testServer();
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copied as files, not through the log: a quarter of the work for one as small.
  const template = isMigrated ? TEMPLATE : "template0";
  await pool.query(`create database ${name} template ${template} strategy file_copy`);
  return {
    connection: { ...connection, database: name },
    async [Symbol.asyncDispose]() {
      // Roles of the shops that a test starts may still be connected.
      await onTestServer(`drop database ${name} with (force)`);
    },
  };
}

/** Runs a statement that belongs to no test's database, as the superuser. */
export async function onTestServer(statement: string): Promise<void> {
  const { connection } = await testServer();
  await onServer({ ...connection, user: SUPERUSER }, statement);
}

/** A PostgreSQL that no shop started, reached over TCP at `url`, with an empty database. */
export async function startForeignDatabase(): Promise<AsyncDisposable & { url: string }> {
  const port = await freePort();
  const cluster = await startTestCluster({ port });
  await onServer(cluster.connection, "create database shop");
  return {
    url: urlOf({ ...cluster.connection, database: "shop" }),
    [Symbol.asyncDispose]: cluster[Symbol.asyncDispose],
  };
}

/** The address of a database whose PostgreSQL was started with a port, by TCP. */
export function urlOf({ user, password, port, database }: pg.PoolConfig): string {
  return `postgres://${user}:${String(password)}@127.0.0.1:${port}/${database}`;
}

let own: Promise<{ connection: pg.PoolConfig; pool: pg.Pool }> | undefined;

/** The run's PostgreSQL, with connections that are kept for the next database of this process. */
function testServer() {
  return (own ??= (async () => {
    const shared = process.env[SHARED_CLUSTER];
    const connection: pg.PoolConfig = shared ? JSON.parse(shared) : await startForThisProcess();
    const pool = new pg.Pool({ ...connection, allowExitOnIdle: true });
    // The server may end before this process.
    pool.on("error", () => {});
    return { connection, pool };
  })());
}

/** For a test file that is run by itself. */
async function startForThisProcess(): Promise<pg.PoolConfig> {
  const cluster = await startTestCluster();
  // Not awaited by anybody, but the process stays alive until it is done.
  process.once("beforeExit", () => void cluster[Symbol.asyncDispose]());
  return cluster.connection;
}
