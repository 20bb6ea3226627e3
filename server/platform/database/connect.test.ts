import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { sql } from "drizzle-orm";
import type pg from "pg";

import { startDatabaseProxy, type DatabaseProxy } from "#server/testing/database-proxy.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

import { connectDatabase, type Database } from "./connect.ts";
import { probe } from "./probe.ts";
import { CommitUnknown, isUnavailable } from "./unavailable.ts";

const QUICK = {
  connection: 2_000,
  statement: 1_000,
  lock: 300,
  idleInTransaction: 800,
  silence: 500,
  probe: 1_000,
};

async function startBehindProxy(more: pg.PoolConfig = {}) {
  const own = await createTestDatabase();
  const proxy = await startDatabaseProxy(own.connection);
  const changes: boolean[] = [];
  const database = connectDatabase(
    { ...proxy.connection, ...more },
    { limits: QUICK, onChange: (isAway) => changes.push(isAway) },
  );
  return {
    proxy,
    database,
    changes,
    async [Symbol.asyncDispose]() {
      await proxy.mend();
      await database.close();
      await proxy[Symbol.asyncDispose]();
      await own[Symbol.asyncDispose]();
    },
  };
}

const ask = (database: Database) => database.db.execute(sql`select 1 as one`);

/**
 * Asserts that the work fails with an error that says "try again later", within the time limits.
 */
async function assertUnavailable(work: Promise<unknown>): Promise<void> {
  await assert.rejects(work, (error) => {
    assert.ok(isUnavailable(error), String(error));
    return true;
  });
}

async function untilAway({ isAway }: Database, wanted: boolean): Promise<void> {
  while (isAway() !== wanted) await delay(5);
}

describe("a database that stalls, breaks or is busy", { concurrency: 3 }, () => {
  test("a query that takes too long is ended, and its connection is not used again", async () => {
    await using behind = await startBehindProxy({ max: 1 });
    const { database } = behind;
    const backend = async () => {
      const { rows } = await database.db.execute(sql`select pg_backend_pid() as pid`);
      return rows[0]!["pid"];
    };
    const first = await backend();
    await assertUnavailable(database.db.execute(sql`select pg_sleep(60)`));
    await assertUnavailable(database.transaction((trx) => trx.execute(sql`select pg_sleep(60)`)));
    assert.notEqual(await backend(), first);
    assert.equal(database.isAway(), false);
  });

  test("waiting for a lock, a connection or a forgotten transaction ends after a time limit", async () => {
    await using behind = await startBehindProxy({ max: 2 });
    const { database } = behind;
    const lock = sql`select pg_advisory_xact_lock(1)`;
    const held = Promise.withResolvers<void>();
    let isRefused = false;
    const forgotten = assertUnavailable(
      database.transaction(async (trx) => {
        await trx.execute(lock);
        held.resolve();
        while (!isRefused) await trx.execute(sql`select 1`);
        await delay(4 * QUICK.idleInTransaction);
        await trx.execute(sql`select 1`);
      }),
    );
    await Promise.race([held.promise, forgotten]);
    await assertUnavailable(database.transaction((trx) => trx.execute(lock)));
    isRefused = true;
    await forgotten;
    await database.transaction((trx) => trx.execute(lock));

    const taken = [await database.pool.connect(), await database.pool.connect()];
    await assertUnavailable(ask(database));
    for (const client of taken) client.release();
    await ask(database);
  });

  test("an error in a transaction rolls back that transaction and nothing else", async () => {
    await using behind = await startBehindProxy({ max: 1 });
    const { database } = behind;
    await ask(database);
    const mistake = database.transaction(async (trx) => {
      await trx.execute(sql`create table undone ()`);
      await trx.execute(sql`select from nowhere`);
    });
    await assert.rejects(mistake, (error) => !isUnavailable(error));
    await assert.rejects(
      database.transaction(async () => {
        throw new Error("mine");
      }),
      /^Error: mine$/,
    );
    const { rows } = await database.db.execute(sql`select to_regclass('undone') as name`);
    assert.deepEqual(rows, [{ name: null }]);
  });

  for (const [how, fail] of [
    ["breaks", (proxy: DatabaseProxy) => proxy.cut()],
    ["stalls", (proxy: DatabaseProxy) => proxy.stall()],
  ] as const) {
    test(`a database that ${how} is detected as down, and used again once it answers`, async () => {
      await using behind = await startBehindProxy({ max: 2 });
      const { proxy, database, changes } = behind;
      for (let time = 1; time <= 2; time++) {
        await Promise.all([ask(database), ask(database)]);
        const begun = Promise.withResolvers<void>();
        const underWay = database.transaction(async (trx) => {
          await trx.execute(sql`select 1`);
          begun.resolve();
          while (!database.isAway()) await trx.execute(sql`select 1`);
        });
        await begun.promise;
        await fail(proxy);
        await Promise.all([
          assertUnavailable(underWay),
          // Idle connections that look healthy but are not.
          assertUnavailable(database.transaction((trx) => trx.execute(sql`select 1`))),
          assertUnavailable(ask(database)),
        ]);
        await untilAway(database, true);
        // They fail at once, without asking the database.
        for (let count = 0; count < 1000; count++) await assertUnavailable(ask(database));
        await proxy.mend();
        await untilAway(database, false);
        assert.ok(database.pool.totalCount <= 2);
      }
      await Promise.all([ask(database), ask(database)]);
      assert.deepEqual(changes, [true, false, true, false]);
    });
  }

  test("a single broken connection does not count as an outage of the database", async () => {
    await using behind = await startBehindProxy();
    const { database, changes } = behind;
    for (let time = 0; time < 3; time++) {
      await assertUnavailable(
        database.transaction((trx) =>
          trx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
        ),
      );
      await ask(database);
    }
    assert.deepEqual(changes, []);
  });

  test("a server without free connections is used through the connections that are open already", async () => {
    await using behind = await startBehindProxy();
    const { database, proxy, changes } = behind;
    const role = `visitor_${process.pid}`;
    const make = `create role ${role} login password 'secret' connection limit 1`;
    await database.db.execute(sql.raw(make));
    const limited = connectDatabase(
      { ...proxy.connection, user: role, password: "secret" },
      { limits: QUICK, onChange: (isAway) => changes.push(isAway) },
    );
    const elsewhere = connectDatabase(
      { ...proxy.connection, user: role, password: "secret" },
      { limits: QUICK },
    );
    try {
      // Another program has the only one.
      const theirs = await elsewhere.pool.connect();
      await assertUnavailable(ask(limited));
      const waiting = ask(limited);
      theirs.release(true);
      await waiting;
      // There is one for all of them, one after the other.
      await Promise.all(Array.from({ length: 20 }, () => ask(limited)));
      const taken = await limited.pool.connect();
      await assertUnavailable(ask(limited));
      taken.release();
      // Longer than it takes to find out that no further connection is available.
      for (let time = 0; time < 100; time++) await ask(limited);
      assert.deepEqual(changes, []);
    } finally {
      await limited.close();
      await elsewhere.close();
      await database.db.execute(sql.raw(`drop role ${role}`));
    }
  });

  test("the number of callers that wait for a connection is bounded", async () => {
    await using behind = await startBehindProxy({ max: 1 });
    const { database } = behind;
    const taken = await database.pool.connect();
    let refused = 0;
    const crowd = Array.from({ length: 2_000 }, () => ask(database).catch(() => (refused += 1)));
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(refused >= 1_000, `${refused} were refused`);
    assert.equal(database.pool.waitingCount + refused, crowd.length);
    taken.release();
    await Promise.all(crowd);
  });

  test("a commit whose response was lost is told apart from one that did not happen", async () => {
    await using behind = await startBehindProxy();
    const { proxy, database } = behind;
    void proxy.loseAnswerTo("commit\0");
    const creating = database.transaction((trx) => trx.execute(sql`create table made ()`));
    await assert.rejects(creating, CommitUnknown);
    const { rows } = await database.db.execute(sql`select to_regclass('made') as name`);
    assert.deepEqual(rows, [{ name: "made" }]);
  });

  test("long-running work has longer time limits, and its connections are closed afterwards", async () => {
    await using behind = await startBehindProxy();
    const { database } = behind;
    const seconds = (2 * QUICK.statement) / 1000;
    await database.forLongWork(async (patient) => {
      await patient.transaction(async (trx) => {
        await trx.execute(sql`select pg_sleep(${seconds})`);
        await delay(2 * QUICK.idleInTransaction);
      });
    });
    // The server takes a moment to notice the disconnect.
    for (let others = 1; others > 0;) {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      others = rows[0]!.count;
    }
  });
});

test("a process too busy to read the answer in time does not take the database for down", async () => {
  await using own = await createTestDatabase();
  let isBusy = true;
  (function beBusy() {
    // Longer than the probe may take, each time before anything is read.
    const end = performance.now() + 40;
    while (performance.now() < end);
    if (isBusy) setImmediate(beBusy);
  })();
  try {
    await probe(own.connection, 20);
  } finally {
    isBusy = false;
  }
});
