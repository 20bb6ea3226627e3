import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import pg from "pg";

import { seedMessages } from "#server/testing/seed-lists.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startForeignDatabase } from "#server/testing/test-database.ts";

import { StartProblem } from "../start-problem.ts";
import { connectDatabase, type Database } from "./connect.ts";
import { isMigrated, migrate } from "./migrate.ts";

let server: Awaited<ReturnType<typeof startForeignDatabase>>;
before(async () => {
  server = await startForeignDatabase();
});
after(() => server[Symbol.asyncDispose]());

async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client(server.url);
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

function connectTo(name: string, user?: string): Database {
  const url = new URL(server.url);
  url.pathname = name;
  if (user) Object.assign(url, { username: user, password: "guest" });
  return connectDatabase({ connectionString: url.href });
}

/** Makes the database of version 0.1.0, as the first migration does. */
async function makeFirst({ pool }: Database): Promise<void> {
  await pool.query("create extension pg_trgm");
  await pool.query(await readFile("migrations/0000_the-shop.sql", "utf8"));
  await pool.query(
    `create schema drizzle; create table drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint
     )`,
  );
}

/** Notes in the database that these migrations were applied to it last, in this order. */
async function setApplied(database: Database, ...times: number[]): Promise<void> {
  await database.pool.query("delete from drizzle.__drizzle_migrations");
  for (const time of times) {
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', $1)",
      [time],
    );
  }
}

/** When the last two of the migrations were made that version 0.1.0 consisted of. */
const LAST_BUT_ONE = 1_795_642_020_487;
const LAST = 1_795_643_650_511;

test("a database that has all migrations of version 0.1.0 is taken as it is", async () => {
  await asAdmin("create database whole");
  const database = connectTo("whole");
  await makeFirst(database);
  await setApplied(database, LAST_BUT_ONE, LAST);
  await database.pool.query(
    "insert into countries (id, name, code) values (repeat('c', 24), 'Jordan', 'JO')",
  );
  await migrate(database);
  assert.equal(await isMigrated(database), true);
  const { rows } = await database.pool.query("select code from countries");
  assert.deepEqual(rows, [{ code: "JO" }]);
  await database.close();
});

/** How many orders and messages there are by their status, as they are counted and as they are. */
async function counts({ pool }: Database) {
  const { rows } = await pool.query(`
    select 'orders' as list, status, sum(n)::int as n from order_counts where day = '-infinity' group by status
    union all select 'sales', status, sum(n)::int from order_sales group by status
    union all select 'orders by customer', status, sum(n)::int from sort_counts
      where list = 'orders' and sort = 'customer' group by status
    union all select 'messages', status, sum(n)::int from message_counts where day = '-infinity' group by status
    order by 1, 2`);
  const { rows: real } = await pool.query(`
    select list, status, count(*)::int as n from orders, (values ('orders'), ('sales'), ('orders by customer')) as lists (list)
      where deleted_at is null group by list, status
    union all select 'messages', status, count(*)::int from messages where deleted_at is null group by status
    order by 1, 2`);
  return { counted: rows.filter(({ n }) => n !== 0), real };
}

test("the rows of a database of version 0.1.0 stay counted, and so does what happens to them later", async () => {
  await asAdmin("create database full_of_rows");
  const database = connectTo("full_of_rows");
  const { pool } = database;
  await makeFirst(database);
  await setApplied(database, LAST_BUT_ONE, LAST);
  await pool.query(`
    insert into countries (id, name, code) values ('there', 'Jordan', 'JO');
    insert into cities (id, country_id, name, delivery_fee_fils) values ('town', 'there', 'Amman', 2000)`);
  await seedOrders(pool, 40);
  await seedMessages(pool, 40);
  await pool.query(`
    insert into history_entries (id, at, entity, entity_id, action, changes)
    select left(md5(id || status), 24), '2026-02-03T10:00:00Z', 'order', id, 'update',
      jsonb_build_object('status', jsonb_build_object('from', 'shipped', 'to', status))
    from orders where status in ('delivered', 'cancelled')`);
  await migrate(database);
  // What arrived before the update did so when the history says.
  const { rows: months } = await pool.query(
    `select kind, sum(n)::int as n, (select count(*)::int from orders where status = case kind
       when 'delivered' then 'delivered' else 'cancelled' end) as real
     from month_figures where month = '2026-02-01' and kind in ('delivered', 'refused') group by kind`,
  );
  assert.equal(months.length, 2);
  assert.ok(months.every(({ n, real }) => n === real));
  const first = await counts(database);
  assert.ok(first.real.length > 4);
  assert.deepEqual(first.counted, first.real);
  for (const list of ["orders", "messages"]) {
    const some = `where id in (select id from ${list} order by id limit 10)`;
    await pool.query(`update ${list} set status = 'other' ${some}`);
    await pool.query(
      `update ${list} set deleted_at = now() where id = (select min(id) from ${list})`,
    );
    await pool.query(`delete from ${list} where id = (select max(id) from ${list})`);
  }
  const second = await counts(database);
  assert.notDeepEqual(second.real, first.real);
  assert.deepEqual(second.counted, second.real);
  await database.close();
});

test("a database that is older than version 0.1.0 is refused, unchanged, with the way to update it", async () => {
  await asAdmin("create database older");
  const database = connectTo("older");
  await migrate(database);
  await setApplied(database, LAST_BUT_ONE);
  await database.pool.query("drop index orders_deleted");
  await assert.rejects(migrate(database), (error) => {
    assert.ok(error instanceof StartProblem);
    assert.match(error.message, /Start version 0\.1\.0 on it once, then this one/);
    return true;
  });
  const { rows } = await database.pool.query("select to_regclass('orders_deleted') as index");
  assert.deepEqual(rows, [{ index: null }]);
  await database.close();
});

test("a database user without the right to create the search extension gets an error that says what to do", async () => {
  await asAdmin(
    "create database guarded",
    "create role guest login password 'guest'",
    "grant connect on database guarded to guest",
  );
  const database = connectTo("guarded", "guest");
  await assert.rejects(migrate(database), (error) => {
    assert.ok(error instanceof StartProblem);
    assert.match(error.message, /needs the extension pg_trgm.*create extension pg_trgm$/);
    return true;
  });
  await database.close();
});

test("of the tables' snapshots only the newest is there, with which the next migration is made", async () => {
  const folder = new URL("../../../migrations/meta/", import.meta.url);
  const journal = JSON.parse(await readFile(new URL("_journal.json", folder), "utf8")) as {
    entries: { tag: string }[];
  };
  const newest = `${journal.entries.at(-1)!.tag.slice(0, 4)}_snapshot.json`;
  assert.deepEqual((await readdir(folder)).toSorted(), [newest, "_journal.json"]);
});
