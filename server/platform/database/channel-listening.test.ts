import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";

import { pino } from "pino";

import { startDatabaseProxy } from "#server/testing/database-proxy.ts";
import { onServer } from "#server/testing/test-cluster.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { until } from "#server/testing/until.ts";

import { connectDatabase } from "./connect.ts";

/**
 * A silent connection is noticed within 4 s, promised are 5. On a busy machine it takes longer, but
 * not three times as long.
 */
const NOTICED_WITHIN_MS = 12_000;

/** A listener that notes what it is told. */
function noting() {
  const heard: unknown[] = [];
  const listener = {
    hear: (payload: string) => void heard.push(payload),
    trust: (isTrusted: boolean) => void heard.push(isTrusted),
  };
  return { heard, listener };
}

const QUIETLY = { log: pino({ level: "silent" }), lost: "nothing is heard" };

async function startListening() {
  await using undo = new AsyncDisposableStack();
  const { connection } = undo.use(await createTestDatabase());
  const proxy = undo.use(await startDatabaseProxy(connection));
  const database = connectDatabase(proxy.connection);
  undo.defer(() => database.close());
  const { heard, listener } = noting();
  undo.use(await database.listen("example", listener, QUIETLY));
  const open = undo.move();
  return {
    database,
    proxy,
    heard,
    tell: (word: string, channel = "example") =>
      onServer(connection, `notify ${channel}, '${word}'`),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

test("a connection that has gone silent is noticed within seconds, and another one listens", async (t: TestContext) => {
  await using listening = await startListening();
  const { proxy, heard, tell } = listening;
  await tell("first");
  await until(() => heard.length === 2);
  assert.deepEqual(heard, [true, "first"]);

  proxy.forget();
  const began = performance.now();
  await tell("missed");
  await until(() => heard.length > 2);
  const noticed = performance.now() - began;
  t.diagnostic(`noticed after ${(noticed / 1000).toFixed(1)} s`);
  assert.equal(heard[2], false, "what was missed is not taken for heard");
  assert.ok(noticed < NOTICED_WITHIN_MS, `${noticed} ms`);

  await until(() => heard.length > 3);
  assert.equal(heard[3], true);
  await tell("second");
  await until(() => heard.length > 4);
  assert.deepEqual(heard.slice(4), ["second"]);
});

test("where nothing arrives any more, it is listened again once something does", async () => {
  await using listening = await startListening();
  const { proxy, heard, tell } = listening;
  proxy.stall();
  await until(() => heard.includes(false));
  await proxy.mend();
  await until(() => heard.at(-1) === true);
  await tell("again");
  await until(() => heard.at(-1) === "again");
  assert.deepEqual(heard, [true, false, true, "again"]);
});

test("whoever listens later hears on the same connection, and also after it was lost", async () => {
  await using listening = await startListening();
  const { database, proxy, heard, tell } = listening;
  const others = [noting(), noting(), noting()];
  const disposables = await Promise.all(
    others.map(({ listener }, index) => database.listen(`other_${index}`, listener, QUIETLY)),
  );
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  assert.equal(rows[0].count, 1);
  await tell("word", "other_1");
  await until(() => others[1]!.heard.length === 2);

  await disposables[2]![Symbol.asyncDispose]();
  await proxy.cut();
  await until(() => heard.includes(false) && others[0]!.heard.includes(false));
  await proxy.mend();
  await until(() => heard.at(-1) === true && others[0]!.heard.at(-1) === true);
  await tell("nothing", "other_2");
  await tell("word", "other_0");
  await until(() => others[0]!.heard.at(-1) === "word");
  assert.deepEqual(others[2]!.heard, [true, false], "who has left is told nothing");
  for (const each of disposables) await each[Symbol.asyncDispose]();
});

test("after the last listener has left, one that comes is heard again", async () => {
  await using testDatabase = await createTestDatabase();
  const database = connectDatabase(testDatabase.connection);
  try {
    for (let time = 0; time < 3; time++) {
      const { heard, listener } = noting();
      await using _listening = await database.listen("example", listener, QUIETLY);
      await database.pool.query("notify example, 'word'");
      await until(() => heard.includes("word"));
    }
  } finally {
    await database.close();
  }
});
