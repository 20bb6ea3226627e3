import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { sql } from "drizzle-orm";

import { startDatabaseProxy } from "#server/testing/database-proxy.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { until } from "#server/testing/until.ts";

import { connectDatabase } from "./connect.ts";
import { probe } from "./probe.ts";
import { USUAL_LIMITS, type TimeLimits } from "./time-limits.ts";
import { isUnavailable } from "./unavailable.ts";

/** Only silence ends what waits, in this test. */
const PATIENT: TimeLimits = { ...USUAL_LIMITS, connection: 600_000, statement: 600_000 };

async function behindProxy(max: number, limits: Partial<TimeLimits> = {}) {
  const own = await createTestDatabase();
  const proxy = await startDatabaseProxy(own.connection);
  const changes: boolean[] = [];
  const database = connectDatabase(
    { ...proxy.connection, max },
    { limits: { ...PATIENT, ...limits }, onChange: (isAway) => changes.push(isAway) },
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

test("all who wait for a database that falls silent are told soon, and it is used again at once", async () => {
  await using behind = await behindProxy(2);
  const { proxy, database, changes } = behind;
  const ask = () => database.db.execute(sql`select 1`);
  const inTransaction = () => database.transaction((trx) => trx.execute(sql`select 1`));
  for (let time = 0; time < 2; time++) {
    await Promise.all([ask(), ask()]);
    proxy.stall();
    // Two have the connections, the others wait for one.
    const waiting = [ask(), inTransaction(), ask(), inTransaction(), ask()];
    const began = performance.now();
    for (const outcome of await Promise.allSettled(waiting)) {
      assert.ok(outcome.status === "rejected" && isUnavailable(outcome.reason));
    }
    const took = performance.now() - began;
    assert.ok(took < 10_000, `${took} ms`);
    await proxy.mend();
    await until(() => !database.isAway());
    await Promise.all([ask(), inTransaction()]);
  }
  assert.deepEqual(changes, [true, false, true, false]);
});

test("a query that takes long, or a lock that others hold, is not taken for a database that is gone", async () => {
  await using behind = await behindProxy(2, { silence: 100 });
  const { database, changes } = behind;
  const sleeping = database.db.execute(sql`select pg_sleep(2)`);
  const holding = database.transaction(async (trx) => {
    await trx.execute(sql`select pg_advisory_xact_lock(1)`);
    await delay(1_000);
  });
  // Waits for a connection, and then for the lock or after it.
  const waiting = database.transaction((trx) => trx.execute(sql`select pg_advisory_xact_lock(1)`));
  await Promise.all([sleeping, holding, waiting]);
  assert.deepEqual(changes, []);
});

test("a database that answers others is there, even if it does not answer the question", async () => {
  await using own = await createTestDatabase();
  await using proxy = await startDatabaseProxy(own.connection);
  proxy.stall();
  let received = 0;
  let isOver = false;
  const probing = probe(proxy.connection, 100, () => received).finally(() => (isOver = true));
  probing.catch(() => {});
  // Each time something has come, whenever this process gets to look.
  const answering = setInterval(() => (received += 1), 1);
  await delay(1_000);
  clearInterval(answering);
  assert.equal(isOver, false);
  await assert.rejects(probing, /No answer in time/);
});
