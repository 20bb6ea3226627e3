import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import { connectDatabase } from "#server/platform/database/connect.ts";
import { asShopRole } from "#server/platform/database/embedded/shop-role.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start-embedded.ts";
import { migrate } from "#server/platform/database/migrate.ts";

/** The migrated database that each test's database is copied from. */
export const TEMPLATE = "template_shop";

export interface TestCluster extends AsyncDisposable {
  /** By the role that shops use, which in tests may also make databases and roles. */
  connection: pg.PoolConfig;
  superuser: pg.PoolConfig;
}

/** A PostgreSQL in a temporary folder, with the template database. Fast, and not durable. */
export async function startTestCluster(options: { port?: number } = {}): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), "naqra-test-"));
  const server = await startEmbeddedDatabase(join(folder, "database"), {
    durable: false,
    ...options,
  });
  const connection = await asShopRole(server.connection);
  await onServer(server.connection, `alter role ${connection.user} createdb createrole`);
  await onServer(connection, `create database ${TEMPLATE}`);
  const template = connectDatabase({ ...connection, database: TEMPLATE });
  await migrate(template);
  await template.close();
  return {
    connection,
    superuser: server.connection,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a new connection. */
export async function onServer(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
