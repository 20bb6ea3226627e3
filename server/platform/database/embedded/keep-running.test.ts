import assert from "node:assert/strict";
import { mkdir, mkdtempDisposable, readdir, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import pg from "pg";
import { pino } from "pino";

import { StartProblem } from "#server/platform/start-problem.ts";

import { isOfConnection } from "../unavailable.ts";
import { keepEmbeddedDatabase, type KeptRunning } from "./keep-running.ts";

const log = pino({ level: "silent" });

/** A name so long that the socket below it is reached through a descriptor. */
const LONG = "a-folder-whose-name-is-longer-than-names-of-folders-usually-are/".repeat(3);

/** A kept database in a folder of its own, and the numbers of its processes as they were told. */
async function startKept({ patience, below = "" }: { patience?: number; below?: string } = {}) {
  const parent = await mkdtempDisposable(join(tmpdir(), "naqra-kept-"));
  await mkdir(join(parent.path, below), { recursive: true });
  const folder = join(parent.path, below, "database");
  const told: (number | undefined)[] = [];
  const database = await keepEmbeddedDatabase(folder, log, {
    // Else what was answered last would be gone with the process.
    durable: true,
    patience,
    onProcess: (pid) => told.push(pid),
  });
  return {
    folder,
    told,
    database,
    pid: () => told.findLast((pid) => pid !== undefined)!,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await parent.remove();
    },
  };
}

/** What the database answers, as soon as it does. */
async function ask({ connection }: KeptRunning, question: string): Promise<unknown> {
  for (;;) {
    const client = new pg.Client(connection);
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query(question)).rows[0];
    } catch (error) {
      if (!isOfConnection(error)) throw error;
      await delay(10);
    } finally {
      await client.end();
    }
  }
}

/** The other processes of a server, which write, check and answer. */
async function childrenOf(pid: number): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8"))
    .trim()
    .split(" ")
    .map(Number);
}

test("a server that is killed is started again where it was, time and again, with its data", async () => {
  await using kept = await startKept({ below: LONG });
  const { connection } = kept.database;
  await ask(kept.database, "create table kept as select 1 as row");
  const pids = new Set([kept.pid()]);
  for (let time = 1; time <= 3; time++) {
    process.kill(kept.pid(), "SIGKILL");
    assert.deepEqual(await ask(kept.database, "select row from kept"), { row: 1 });
    pids.add(kept.pid());
    assert.equal(pids.size, time + 1);
    assert.equal(kept.database.connection, connection);
  }
  // Between two processes there is none.
  const ended = kept.told.filter((pid) => pid === undefined);
  assert.equal(ended.length, 3);
  assert.ok((await readdir(kept.folder)).includes("log.ended"));
});

test("one whose other processes are stopped and can't end is started again too", async (t) => {
  if (process.platform !== "linux") return t.skip("elsewhere nothing tells where a process works");
  await using kept = await startKept();
  await ask(kept.database, "create table kept as select 1 as row");
  const pid = kept.pid();
  for (const child of await childrenOf(pid)) process.kill(child, "SIGSTOP");
  process.kill(pid, "SIGKILL");
  assert.deepEqual(await ask(kept.database, "select row from kept"), { row: 1 });
});

test("a server that can't be started again for long is given up, with the reason", async () => {
  await using kept = await startKept({ patience: 500 });
  const control = join(kept.folder, "cluster/global/pg_control");
  await rename(control, `${control}.away`);
  process.kill(kept.pid(), "SIGKILL");
  await assert.rejects(kept.database.givenUp, (error) => {
    assert.ok(error instanceof StartProblem);
    assert.match(error.message, /could not be started again.+pg_control.+\blog\)$/);
    return true;
  });
  assert.ok(kept.told.length > 4, "tried more than once");
});

test("one that is being started again ends when it is told to", async () => {
  await using kept = await startKept();
  const control = join(kept.folder, "cluster/global/pg_control");
  await rename(control, `${control}.away`);
  process.kill(kept.pid(), "SIGKILL");
  while (kept.told.at(-1) !== undefined) await delay(5);
  await kept.database[Symbol.asyncDispose]();
  assert.equal(kept.told.at(-1), undefined);
});
