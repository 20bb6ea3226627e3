import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import pg from "pg";

import { StartProblem } from "#server/platform/start-problem.ts";

import { runningDatabase } from "./running-database.ts";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./start-embedded.ts";

/** So long that the path of a socket in it exceeds the limit of the system. */
const LONG = "a-folder-whose-name-is-longer-than-names-of-folders-usually-are/".repeat(3);

let parent: string;
let folder: string;

before(async () => {
  parent = await mkdtemp(join(tmpdir(), "naqra-embedded-"));
  await mkdir(join(parent, LONG), { recursive: true });
  folder = join(parent, LONG, "database");
});
after(() => rm(parent, { recursive: true, force: true }));

const startHere = () => startEmbeddedDatabase(folder, { durable: false });

async function ask(
  database: Pick<EmbeddedDatabase, "connection">,
  question: string,
): Promise<Record<string, unknown>> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

test("an interrupted first start does not get in the way of the next one", async () => {
  const unfinished = `${folder}.making-broken`;
  await mkdir(join(unfinished, "cluster/base"), { recursive: true });
  await using database = await startHere();
  await ask(database, "create table kept as select 1 as row");
  assert.deepEqual(await readdir(join(folder, "..")), ["database"]);
});

test("only the database's owner can connect, and only with the password", async () => {
  assert.equal((await stat(folder)).mode & 0o077, 0);
  assert.equal((await stat(join(folder, "password"))).mode & 0o777, 0o600);
  await using database = await startHere();
  const client = new pg.Client({ ...database.connection, password: "guessed" });
  await assert.rejects(client.connect(), /password authentication failed/);
});

test("another process connects to the server that runs, and finds none where none runs", async () => {
  assert.equal(await runningDatabase(folder), undefined);
  await using database = await startHere();
  await using running = await runningDatabase(folder);
  assert.ok(running);
  const own = await ask(database, "select pg_postmaster_start_time() as since");
  assert.deepEqual(await ask(running, "select pg_postmaster_start_time() as since"), own);
  assert.equal(await runningDatabase(join(folder, "..", "nothing")), undefined);
});

test("letters of every script are lower-cased, and dates are UTC", async () => {
  await using database = await startHere();
  const row = await ask(
    database,
    "select lower('ÀÉΩЖ') as text, current_setting('timezone') as zone",
  );
  assert.deepEqual(row, { text: "àéωж", zone: "UTC" });
});

test("a server that was left running is stopped, and its data is found", async () => {
  await using leftOver = await startHere();
  await using database = await startHere();
  assert.notEqual(database.pid, leftOver.pid);
  await leftOver.ended;
  assert.deepEqual(await ask(database, "select row from kept"), { row: 1 });
});

test("a pid file that names the process of another program is ignored", async () => {
  await writeFile(join(folder, "cluster/postmaster.pid"), `${process.pid}\n/elsewhere\n`);
  await using database = await startHere();
  assert.deepEqual(await ask(database, "select row from kept"), { row: 1 });
});

test("a cluster of another PostgreSQL version is an error of one message, and left unchanged", async () => {
  const file = join(folder, "cluster/PG_VERSION");
  const version = await readFile(file, "utf8");
  await writeFile(file, "9\n");
  await assert.rejects(startHere(), (error) => {
    assert.ok(error instanceof StartProblem);
    assert.match(error.message, /was made by PostgreSQL 9, and this shop brings \d+/);
    return true;
  });
  await writeFile(file, version);
});
