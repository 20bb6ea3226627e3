import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

import { messageStore } from "#server/features/messages/message.store.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { subscriberStore } from "#server/features/subscribers/subscriber.store.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startForeignDatabase } from "#server/testing/test-database.ts";

import { StartProblem } from "../start-problem.ts";
import { connectDatabase, type Database } from "./connect.ts";
import { migrate } from "./migrate.ts";

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

/** Migrates a database up to, but not including, the migration of this name. */
async function migrateUntil(database: Database, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "naqra-migrations-"));
  await cp(fileURLToPath(new URL("../../../migrations", import.meta.url)), folder, {
    recursive: true,
  });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  assert.ok(end > 0, name);
  journal.entries.splice(end);
  await writeFile(file, JSON.stringify(journal));
  await applyMigrations(drizzle(database.pool), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

test("rows that are older than search texts and counts are found and counted after migrating", async () => {
  await asAdmin("create database older");
  const database = connectTo("older");
  await migrateUntil(database, "search-text");
  await database.pool.query(`
    insert into messages (id, full_name, email, phone, subject, body, status, deleted_at)
    select lpad(i::text, 24, '0'), 'عميل مثال ' || i, 'customer@example.com', '+962 79 000 0000',
      'Subject', 'First line' || chr(10) || 'second line',
      case when i % 2 = 0 then 'New' else 'Closed' end, case when i = 8 then now() end
    from generate_series(1, 9) as i`);
  await database.pool.query(`
    insert into subscribers (id, email, confirmed_at)
    select lpad(i::text, 24, '0'), i || '@example.com', case when i = 1 then now() end
    from generate_series(1, 3) as i`);
  await database.pool.query(`
    insert into countries (id, name, code) values (repeat('c', 24), 'Jordan', 'JO');
    insert into cities (id, country_id, name, delivery_fee_fils)
    values (repeat('d', 24), repeat('c', 24), 'Amman', 0)`);
  await seedOrders(database.pool, 50);
  await migrate(database);

  const page = { limit: 1, offset: 0 };
  const orders = orderStore(database.db);
  assert.equal((await orders.list({}, page)).total, 50);
  assert.equal((await orders.list({ city: "d".repeat(24), search: "amman" }, page)).total, 50);
  const [order] = (await orders.list({}, page)).rows;
  assert.equal((await orders.list({ search: order!.email }, page)).total, 1);
  const messages = messageStore(database.db);
  assert.equal((await messages.list({}, page)).total, 8);
  assert.equal((await messages.list({ status: "New" }, page)).total, 3);
  assert.equal((await messages.list({ from: "2020-01-01" }, page)).total, 8);
  assert.equal((await messages.list({ search: "0790000000" }, page)).total, 8);
  assert.equal((await messages.list({ search: "line second" }, page)).total, 8);
  assert.equal((await messages.list({ search: "مثال 7" }, page)).total, 1);
  // Every order has its card, with a code of its own, and a page in the language of its name.
  const { rows: made } = await database.pool.query(`
    select count(*)::int as cards, count(distinct code)::int as codes, count(profile_id)::int as pages,
      count(*) filter (where jsonb_array_length(addons) = 1)::int as with_addon,
      count(*) filter (where (first_name = '') <> (first_name_ar = ''))::int as in_one_language,
      count(*) filter (where whatsapp <> '')::int as with_chat
    from cards join profiles on profiles.id = profile_id`);
  assert.deepEqual(made, [
    { cards: 50, codes: 50, pages: 50, with_addon: 25, in_one_language: 50, with_chat: 50 },
  ]);
  const subscribers = subscriberStore(database.db);
  assert.equal((await subscribers.list({ confirmed: true }, page)).total, 1);
  assert.equal((await subscribers.list({ confirmed: false, search: "2@" }, page)).total, 1);
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
