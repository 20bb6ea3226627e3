// Runs with --all: its database is killed and started again, over and over.
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
import { superviseDatabase, type SupervisedDatabase } from "./supervised-database.ts";

const log = pino({ level: "silent" });

/** A folder name so long that the path of a socket in it exceeds the limit of the system. */
const LONG = "a-folder-whose-name-is-longer-than-names-of-folders-usually-are/".repeat(3);

/** A supervised database in its own folder, and the process ids that it reported. */
async function startSupervised({
  patience,
  below = "",
}: { patience?: number; below?: string } = {}) {
  const parent = await mkdtempDisposable(join(tmpdir(), "naqra-database-"));
  await mkdir(join(parent.path, below), { recursive: true });
  const folder = join(parent.path, below, "database");
  const told: (number | undefined)[] = [];
  const database = await superviseDatabase(folder, log, {
    // Without it the last transactions would be lost with the process.
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

/** The database's answer, as soon as it accepts connections. */
async function ask({ connection }: SupervisedDatabase, question: string): Promise<unknown> {
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

/** The server's child processes: writers, checkers and connections. */
async function childrenOf(pid: number): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8"))
    .trim()
    .split(" ")
    .map(Number);
}

test("a killed server is started again each time, on the same connection settings and with its data", async () => {
  await using supervised = await startSupervised({ below: LONG });
  const { connection } = supervised.database;
  await ask(supervised.database, "create table proof as select 1 as row");
  const pids = new Set([supervised.pid()]);
  for (let time = 1; time <= 3; time++) {
    process.kill(supervised.pid(), "SIGKILL");
    assert.deepEqual(await ask(supervised.database, "select row from proof"), { row: 1 });
    pids.add(supervised.pid());
    assert.equal(pids.size, time + 1);
    assert.equal(supervised.database.connection, connection);
  }
  // Between two processes it reports that there is none.
  const ended = supervised.told.filter((pid) => pid === undefined);
  assert.equal(ended.length, 3);
  assert.ok((await readdir(supervised.folder)).includes("log.ended"));
});

test("a server whose child processes hang and can't be ended is started again too", async (t) => {
  if (process.platform !== "linux") return t.skip("elsewhere nothing tells where a process works");
  await using supervised = await startSupervised();
  await ask(supervised.database, "create table proof as select 1 as row");
  const pid = supervised.pid();
  for (const child of await childrenOf(pid)) stop(child);
  process.kill(pid, "SIGKILL");
  assert.deepEqual(await ask(supervised.database, "select row from proof"), { row: 1 });
});

/** Stops a process, unless it has ended by itself: the server's workers come and go. */
function stop(pid: number): void {
  try {
    process.kill(pid, "SIGSTOP");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

test("a server that can't be started again within the time limit is given up, with the reason", async () => {
  await using supervised = await startSupervised({ patience: 500 });
  const control = join(supervised.folder, "cluster/global/pg_control");
  await rename(control, `${control}.away`);
  process.kill(supervised.pid(), "SIGKILL");
  await assert.rejects(supervised.database.givenUp, (error) => {
    assert.ok(error instanceof StartProblem);
    assert.match(error.message, /could not be started again.+pg_control.+\blog\)$/);
    return true;
  });
  assert.ok(supervised.told.length > 4, "tried more than once");
});

test("a restart that is under way can be aborted", async () => {
  await using supervised = await startSupervised();
  const control = join(supervised.folder, "cluster/global/pg_control");
  await rename(control, `${control}.away`);
  process.kill(supervised.pid(), "SIGKILL");
  while (supervised.told.at(-1) !== undefined) await delay(5);
  await supervised.database[Symbol.asyncDispose]();
  assert.equal(supervised.told.at(-1), undefined);
});
