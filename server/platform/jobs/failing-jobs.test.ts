import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { sql } from "drizzle-orm";

import { USUAL_LIMITS } from "#server/platform/database/time-limits.ts";
import { stamp, stamping, startJobNodes, type JobNodes } from "#server/testing/job-nodes.ts";
import { until } from "#server/testing/until.ts";

import { UnrecoverableError } from "./job-kind.ts";
import { jobStore, type Job } from "./job.store.ts";

/** Jobs that fail, and jobs whose node fails. */

const NODE_TO_KILL = fileURLToPath(new URL("../../testing/job-node-to-kill.ts", import.meta.url));

let nodes: JobNodes;
beforeEach(async () => (nodes = await startJobNodes()));
afterEach(() => nodes[Symbol.asyncDispose]());

test("a handler's changes and the completion of its job are committed together, or not at all", async () => {
  await nodes.database.pool.query("create table made (name text)");
  let fails = true;
  await nodes.start([
    stamping(async (name, { trx }) => {
      await trx.execute(sql`insert into made values (${name})`);
      if (fails) throw new Error("Not yet.");
    }),
  ]);
  await nodes.add(stamp("file"));
  await until(async () => (await nodes.stored())[0]!.lastError === "Not yet.");
  const made = async () => (await nodes.database.pool.query("select name from made")).rows;
  assert.deepEqual(await made(), []);
  fails = false;
  await nodes.letTimePass();
  const [job] = await nodes.settled();
  assert.deepEqual(await made(), [{ name: "file" }]);
  assert.deepEqual([job!.status, job!.attempts, job!.lastError], ["done", 2, ""]);
});

test("a failing job is retried after growing delays and then given up, while others go on", async () => {
  const names: string[] = [];
  const fail = (name: string) => {
    names.push(name);
    if (name === "bad") throw new Error("It can't be done.");
  };
  await nodes.start([stamping(fail)], { retries: 2, retrySeconds: 1_000 });
  await nodes.add(stamp("bad"));
  for (const [attempt, wait] of [
    [1, 1_000],
    [2, 2_000],
  ] as const) {
    await until(async () => {
      const [{ attempts, startedAt }] = (await nodes.stored()) as [Job];
      return attempts === attempt && startedAt === null;
    });
    const [bad] = await nodes.stored();
    assert.equal(bad!.status, "waiting");
    const seconds = (bad!.runAt.getTime() - Date.now()) / 1_000;
    assert.ok(seconds > wait - 60 && seconds <= wait, `after ${seconds} s`);
    await nodes.add(stamp(`good ${attempt}`));
    await until(() => names.includes(`good ${attempt}`));
    await nodes.letTimePass();
  }
  const [bad] = await nodes.settled();
  assert.deepEqual(
    [bad!.status, bad!.attempts, bad!.lastError, bad!.doneAt],
    ["failed", 3, "It can't be done.", null],
  );
});

test("a job that can't succeed is not retried", async () => {
  await nodes.start([
    stamping(() => {
      throw new UnrecoverableError("It was deleted before.");
    }),
  ]);
  await nodes.add(stamp("a"));
  const [job] = await nodes.settled();
  assert.deepEqual(
    [job!.status, job!.attempts, job!.lastError],
    ["failed", 1, "It was deleted before."],
  );
});

test("a job whose data doesn't parse fails with the reason, and can be done by a version that reads it", async () => {
  await nodes.start([stamping(() => {})]);
  await nodes.add({ kind: "stamp", payload: { title: "a" } });
  await until(async () => (await nodes.stored())[0]!.lastError !== "");
  const [job] = await nodes.stored();
  assert.equal(job!.status, "waiting");
  assert.match(job!.lastError, /expected string/);
});

test("a start retries jobs that have failed at once, with all their attempts", async () => {
  let works = false;
  const handler = stamping(() => {
    if (!works) throw new Error("Nobody there.");
  });
  const first = await nodes.start([handler], { retries: 1 });
  await nodes.add(stamp("a"), stamp("planned", { runAt: new Date(Date.now() + 3_600_000) }));
  await until(async () => (await nodes.stored())[0]!.lastError !== "");
  await first[Symbol.asyncDispose]();
  const second = await nodes.start([handler], { retries: 1 });
  await until(async () => (await nodes.stored())[0]!.startedAt === null);
  await second[Symbol.asyncDispose]();
  works = true;
  await nodes.start([handler], { retries: 1 });
  await until(async () => (await nodes.stored())[0]!.status === "done");
  assert.deepEqual(
    (await nodes.stored()).map(({ status, attempts }) => [status, attempts]),
    [
      ["done", 1],
      ["waiting", 0],
    ],
  );
});

test("a handler may be idle in its transaction for longer than other transactions", async () => {
  const limits = { ...USUAL_LIMITS, idleInTransaction: 100 };
  await nodes.start([stamping(() => delay(400))], { limits });
  await nodes.add(stamp("a"));
  assert.deepEqual(
    (await nodes.settled()).map(({ status }) => status),
    ["done"],
  );
});

test("a handler that never ends is given up, and what it does later has no effect", async () => {
  await nodes.database.pool.query("create table made (name text)");
  const going = Promise.withResolvers<void>();
  const late = Promise.withResolvers<unknown>();
  await nodes.start(
    [
      stamping(
        async (name, { trx }) => {
          if (name === "b") return;
          await going.promise;
          const insert = trx.execute(sql`insert into made values (${name})`);
          await insert.then(() => late.resolve(undefined), late.resolve);
        },
        { timeLimitSeconds: 0.1 },
      ),
    ],
    { concurrency: 1 },
  );
  await nodes.add(stamp("a"));
  await until(async () => (await nodes.stored())[0]!.lastError === "It took longer than 0.1 s.");
  await nodes.add(stamp("b"));
  await until(async () => (await nodes.stored())[1]!.status === "done");
  going.resolve();
  assert.ok((await late.promise) instanceof Error);
  assert.deepEqual((await nodes.database.pool.query("select * from made")).rows, []);
});

test("another node does the job of a killed one, as soon as the database has noticed its end", async () => {
  await nodes.add(stamp("a"));
  const node = fork(NODE_TO_KILL, [JSON.stringify(nodes.connection)]);
  assert.deepEqual(await once(node, "message"), ["a", undefined]);
  const names: string[] = [];
  await nodes.start([stamping((name) => names.push(name))]);
  const isFree = async () => {
    const free = "select from jobs for update skip locked";
    return (await nodes.database.pool.query(free)).rowCount === 1;
  };
  assert.ok(!(await isFree()));
  node.kill("SIGKILL");
  await until(isFree);
  await nodes.letTimePass();
  const [job] = await nodes.settled();
  assert.deepEqual([names, job!.status, job!.attempts], [["a"], "done", 2]);
});

test("a job that crashes its process each time fails in the end, however often nodes start", async () => {
  await nodes.add(stamp("a"));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    // All that a node has written to the database before its first job crashes it.
    assert.equal((await jobStore(nodes.database.db).begin([{ kind: "stamp" }]))!.attempts, attempt);
    await nodes.letTimePass();
  }
  const names: string[] = [];
  await nodes.start([stamping((name) => names.push(name))], { retries: 2 });
  const [job] = await nodes.settled();
  assert.deepEqual([names, job!.status], [[], "failed"]);
  assert.equal(job!.lastError, "The last attempt ended with its process.");
});
