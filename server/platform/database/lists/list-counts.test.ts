import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import type pg from "pg";

import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

import { connectDatabase, type Database } from "../connect.ts";
import { mergeCounts } from "./merge-counts.ts";

let testDatabase: TestDatabase;
let database: Database;

before(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.connection);
});
after(async () => {
  await database.close();
  await testDatabase[Symbol.asyncDispose]();
});
beforeEach(() => database.pool.query("truncate messages"));

type Queryable = Pick<pg.Pool, "query">;

/** Messages on two days: midnight in Amman lies between the first and the second minute. */
const add = (to: Queryable, count: number, status = "New") =>
  to.query(
    `insert into messages (id, full_name, email, subject, body, status, created_at)
     select substr(md5(random()::text), 1, 24), 'Example', 'a@example.com', 'Subject', 'Body', $2,
       timestamptz '2026-01-31 20:58Z' + i * interval '1 minute'
     from generate_series(1, $1::int) i`,
    [count, status],
  );

async function countsOf(by: Queryable): Promise<{ day: string; status: string; n: number }[]> {
  const { rows } = await by.query(
    `select day::text, status, sum(n)::int as n from message_counts
     group by 1, 2 having sum(n) <> 0 order by 1, 2`,
  );
  return rows;
}

/** Asserts that the counts equal what counting every row gives. */
async function mustBeTrue(by: Queryable = database.pool): Promise<void> {
  const { rows } = await by.query(
    `select coalesce(day, '-infinity')::text as day, status, count(*)::int as n
     from (
       select (created_at at time zone 'Asia/Amman')::date as day, status
       from messages where deleted_at is null
     ) as listed
     group by grouping sets ((day, status), (status)) order by 1, 2`,
  );
  assert.deepEqual(await countsOf(by), rows);
}

test("every change of a list's rows changes its counts, by day in Amman and by status", async () => {
  await add(database.pool, 3);
  assert.deepEqual(await countsOf(database.pool), [
    { day: "-infinity", status: "New", n: 3 },
    { day: "2026-01-31", status: "New", n: 1 },
    { day: "2026-02-01", status: "New", n: 2 },
  ]);
  const one = "id = (select min(id) from messages)";
  for (const change of [
    `update messages set status = 'Closed' where ${one}`,
    "update messages set status = 'Responded'",
    "update messages set created_at = created_at + interval '3 days', body = 'Else'",
    `update messages set deleted_at = now() where ${one}`,
    `update messages set deleted_at = null, status = 'New' where ${one}`,
    `delete from messages where ${one}`,
    "update messages set deleted_at = now()",
    "delete from messages",
  ]) {
    await database.pool.query(change);
    await mustBeTrue();
  }
  assert.deepEqual(await countsOf(database.pool), []);
});

test("a change of columns that are not counted adds nothing to the counts", async () => {
  await add(database.pool, 3);
  const rows = async () =>
    (await database.pool.query("select count(*) from message_counts")).rows[0].count;
  const before = await rows();
  await database.pool.query("update messages set updated_at = now(), status = status");
  assert.equal(await rows(), before);
});

test("a transaction sees its own changes at once, others after the commit, and nobody after a rollback", async () => {
  for (const end of ["rollback", "commit"]) {
    const client = await database.pool.connect();
    await client.query("begin");
    await add(client, 5, "Closed");
    await client.query("savepoint one");
    await add(client, 7, "Closed");
    await client.query("rollback to savepoint one");
    await mustBeTrue(client);
    assert.equal((await countsOf(client))[0]!.n, 5);
    assert.deepEqual(await countsOf(database.pool), []);
    await client.query(end);
    client.release();
    await mustBeTrue();
  }
  assert.equal((await countsOf(database.pool))[0]!.n, 5);
});

test("many rows written at once add only a few rows to the counts", async () => {
  await add(database.pool, 1_500);
  await database.pool.query("update messages set status = 'Closed'");
  await mustBeTrue();
  const { rows } = await database.pool.query("select count(*)::int from message_counts");
  assert.ok(rows[0].count < 30, String(rows[0].count));
  await database.pool.query("truncate messages");
  assert.deepEqual(await countsOf(database.pool), []);
});

test("merging keeps the counts the same, in one row for each day and status", async () => {
  for (let i = 0; i < 5; i++) await add(database.pool, 4);
  await database.pool.query(
    "update messages set status = 'Closed' where created_at < '2026-01-31 21:00Z'",
  );
  await mergeCounts(database);
  await mustBeTrue();
  await add(database.pool, 1);
  await mergeCounts(database);
  await mustBeTrue();
  const { rows } = await database.pool.query("select count(*)::int from message_counts");
  assert.equal(rows[0].count, (await countsOf(database.pool)).length);
});

test("writers wait neither for each other nor for the merge", async () => {
  const open = await database.pool.connect();
  const other = await database.pool.connect();
  await open.query("begin");
  await add(open, 1);
  await open.query("select merge_list_counts('message_counts')");
  await other.query("set lock_timeout = '1s'");
  await add(other, 1);
  await other.query("update messages set status = 'Closed'");
  await other.query("select merge_list_counts('message_counts')");
  await open.query("commit");
  other.release(true);
  open.release();
  await mustBeTrue();
});

test("counts stay correct with many concurrent writers, some of which roll back, during merges", async () => {
  await add(database.pool, 100);
  const statuses = ["New", "In Progress", "Responded", "Closed"];
  const some = (n: number) => Math.floor(Math.random() * n);

  async function write(): Promise<void> {
    const client = await database.pool.connect();
    for (let i = 0; i < 30; i++) {
      const status = statuses[some(4)]!;
      // All writers use the same order, so that their row locks can't cause a deadlock.
      const rows = `id in (select id from messages order by id limit ${some(5)} offset ${some(40)} for update skip locked)`;
      await client.query("begin");
      await add(client, some(3), status);
      await client.query(`update messages set status = $1 where ${rows}`, [status]);
      await client.query(`update messages set deleted_at = now() where ${rows}`);
      await client.query(some(4) === 0 ? "rollback" : "commit");
    }
    client.release();
  }
  let isDone = false;
  const merging = (async () => {
    while (!isDone) {
      await mergeCounts(database);
      await mustBeTrueAtOneMoment();
    }
  })();
  await Promise.all(Array.from({ length: 6 }, write)).finally(() => (isDone = true));
  await merging;
  await mustBeTrue();
});

/** Compares both in one snapshot, because other writers go on meanwhile. */
async function mustBeTrueAtOneMoment(): Promise<void> {
  const client = await database.pool.connect();
  await client.query("begin isolation level repeatable read");
  await mustBeTrue(client);
  await client.query("commit");
  client.release();
}
