// Runs with --all: a node is kept under load.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { pino } from "pino";

import { readConfig } from "#server/config.ts";
import { followContent } from "#server/platform/database/content-changes.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

import { connectDatabase } from "./platform/database/connect.ts";

/** PostgreSQL's default, less those that are kept for its administrator. */
const OF_SERVER = 100 - 3;
const NODES = 10;
/** What a node opens beside its pool: docs/operations.md. */
const BESIDES = 3;

const POOL = readConfig({ DATABASE_URL: "postgres://shop@127.0.0.1/shop" }).databaseConnections;

test("ten nodes as they are by default fit into the connections of a usual PostgreSQL", () => {
  assert.ok(NODES * (POOL + BESIDES) <= OF_SERVER);
});

test("a node under load opens no more connections than its pool and three others", async () => {
  await using shop = await startTestShop(
    {},
    {
      sending: { pollSeconds: 0.01, retries: 2, retrySeconds: 3_600 },
      connect: (connection) => connectDatabase({ ...connection, max: POOL }),
    },
  );
  const { database } = shop;
  await using _content = await followContent(database, shop.cache, pino({ level: "silent" }));
  await using _live = await shop.followLive();
  // Not one of the node's own.
  const { options } = database.pool;
  const observer = connectDatabase({ ...options, password: options.password!, max: 1 });
  let isOver = false;
  const busily = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      // What is broken off below fails, and what follows it, at once.
      await work().catch(() => {});
      await delay(1);
    }
  };
  const load = [
    ...Array.from({ length: 40 }, () => busily(() => database.pool.query("select pg_sleep(0.01)"))),
    ...Array.from({ length: 10 }, (_, index) =>
      busily(() => shop.ask(`/api/v1/addons?page=${index + 1}`)),
    ),
    busily(() => database.forLongWork(({ pool }) => pool.query("select pg_sleep(0.05)"))),
  ];
  let most = 0;
  try {
    for (let round = 0; round < 150; round++) {
      const { rows } = await observer.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      most = Math.max(most, rows[0]!.count);
      // A connection that breaks makes the node ask whether the database is there.
      if (round % 10 === 0) {
        await observer.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and state = 'active' limit 1`,
        );
      }
      await delay(5);
    }
  } finally {
    isOver = true;
    await Promise.all(load);
    await observer.close();
  }
  assert.ok(most > POOL, `${most} is no load`);
  assert.ok(most <= POOL + BESIDES, `${most} connections`);
});
