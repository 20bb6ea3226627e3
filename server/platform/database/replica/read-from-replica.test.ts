// Runs with --all: it starts a replica, and waits for it to be behind.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import pg from "pg";
import { pino } from "pino";

import { seedOrders } from "#server/testing/seed-orders.ts";
import { startReplica, type Replica } from "#server/testing/start-replica.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import {
  freePort,
  onServer,
  startTestCluster,
  TEMPLATE,
  type TestCluster,
} from "#server/testing/test-cluster.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { until } from "#server/testing/until.ts";

import { connectDatabase, type Database } from "../connect.ts";
import { readFromReplica } from "./read-from-replica.ts";

const log = pino({ level: "silent" });

let cluster: TestCluster;
let replica: Replica;
let shop: TestShop;
/** Another node of the same shop. */
let other: Database;
const nodes = new AsyncDisposableStack();
let onReplica: pg.Pool;

before(async () => {
  cluster = await startTestCluster({ port: await freePort() });
  await onServer(cluster.connection, `create database shop template ${TEMPLATE}`);
  replica = await startReplica(cluster.superuser);
  const connect = async () => {
    const primary = connectDatabase({ ...cluster.connection, database: "shop" });
    const copy = { ...replica.connection, database: "shop" };
    return nodes.use(await readFromReplica(primary, copy, log));
  };
  shop = await startTestShop({}, { connect });
  await seedOrders(shop.database.pool, 50);
  other = await connect();
  nodes.defer(() => other.close());
  onReplica = new pg.Pool({ ...replica.connection, database: "shop" });
  onReplica.on("error", () => {});
});

after(async () => {
  await nodes.disposeAsync();
  await shop[Symbol.asyncDispose]();
  await onReplica.end();
  await replica[Symbol.asyncDispose]();
  await cluster[Symbol.asyncDispose]();
});

/** How often the replica's orders were read; PostgreSQL counts it a moment later. */
async function readsOfReplica(): Promise<number> {
  const { rows } = await onReplica.query(
    "select (seq_scan + idx_scan)::int as n from pg_stat_user_tables where relname = 'orders'",
  );
  return rows[0].n;
}

/** Asks for `path` until the replica has been read for it. */
async function isReadFromReplica(path: string): Promise<void> {
  const before = await readsOfReplica();
  await until(async () => {
    const answer = await shop.askAsOwner(path);
    assert.equal(answer.status, 200);
    await answer.text();
    return (await readsOfReplica()) > before;
  });
}

interface Listed {
  data: { data: { _id: string; status: string }[] };
}

async function firstOrders(): Promise<Listed["data"]["data"]> {
  const answer = await shop.askAsOwner("/api/v1/orders?limit=10");
  assert.equal(answer.status, 200);
  return ((await answer.json()) as Listed).data.data;
}

const setStatus = async (id: string, status: string) => {
  const answer = await shop.askAsOwner(`/api/v1/orders/${id}`, asJson("PATCH", { status }));
  assert.equal(answer.status, 200);
};

test("lists, searches, numbers, files and the board are read from the replica", async () => {
  for (const path of [
    "/api/v1/orders",
    "/api/v1/orders?search=amman",
    "/api/v1/exports/nfc-orders.csv",
    "/api/v1/orders/board",
  ]) {
    await isReadFromReplica(path);
  }
});

test("what staff have just written is in the next list, also while the replica stands still", async () => {
  const id = (await firstOrders())[0]!._id;
  for (const status of ["processing", "pending", "processing", "pending", "processing"]) {
    await setStatus(id, status);
    assert.equal((await firstOrders()).find((each) => each._id === id)!.status, status);
  }
  await onReplica.query("select pg_wal_replay_pause()");
  try {
    await setStatus(id, "pending");
    assert.equal((await firstOrders()).find((each) => each._id === id)!.status, "pending");
  } finally {
    await onReplica.query("select pg_wal_replay_resume()");
  }
});

test("another node reads what was written through this one", async () => {
  const { pool, reads } = shop.database;
  const statusOnOther = async () => {
    const { rows } = await other.reads.db.execute<{ n: number }>("select sum(n) as n from t");
    return Number(rows[0]!.n);
  };
  await pool.query("create table t (n int)");
  await pool.query("insert into t values (0)");
  await until(() =>
    statusOnOther().then(
      () => true,
      () => false,
    ),
  );
  await onReplica.query("select pg_wal_replay_pause()");
  try {
    await pool.query("update t set n = 1");
    await reads.written();
    await until(async () => (await statusOnOther()) === 1);
  } finally {
    await onReplica.query("select pg_wal_replay_resume()");
  }
});

test("a database that is no replica of this one is not read", async () => {
  await using foreign = await createTestDatabase();
  const primary = connectDatabase({ ...cluster.connection, database: "shop" });
  try {
    await using node = await readFromReplica(primary, foreign.connection, log);
    const { rows } = await node.reads.db.execute<{ name: string }>(
      "select current_database() as name",
    );
    assert.deepEqual(rows, [{ name: "shop" }]);
  } finally {
    await primary.close();
  }
});

test("while the replica is away the database itself is read, and the replica again afterwards", async () => {
  await replica.stop();
  for (let asked = 0; asked < 5; asked += 1) assert.equal((await firstOrders()).length, 10);
  await replica.start();
  await isReadFromReplica("/api/v1/orders");
});
