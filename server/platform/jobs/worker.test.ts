import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { pino } from "pino";

import {
  awaitedStamp,
  stamp,
  stamping,
  stampingBoth,
  startJobNodes,
  type JobNodes,
} from "#server/testing/job-nodes.ts";
import { until } from "#server/testing/until.ts";

import { attemptJob } from "./attempt-job.ts";
import { jobStore, type Job } from "./job.store.ts";

let nodes: JobNodes;
beforeEach(async () => (nodes = await startJobNodes()));
afterEach(() => nodes[Symbol.asyncDispose]());

const statuses = (jobs: Job[]) => jobs.map(({ status }) => status);

/** A handler that begins and then waits until the test lets it finish. */
function held() {
  const begun: string[] = [];
  const going = Promise.withResolvers<void>();
  const handler = stamping((name) => {
    begun.push(name);
    return going.promise;
  });
  return { begun, letGo: going.resolve, handler };
}

test("a job is done after the commit of its transaction, and not after a rollback", async () => {
  const names: string[] = [];
  await nodes.start([stamping((name) => names.push(name))]);
  const undone = nodes.database.transaction(async (trx) => {
    await jobStore(trx).add([stamp("undone")]);
    throw new Error("No.");
  });
  await assert.rejects(undone, /^Error: No\.$/);
  const committed = Promise.withResolvers<void>();
  const adding = nodes.database.transaction(async (trx) => {
    await jobStore(trx).add([stamp("later")]);
    await committed.promise;
  });
  await nodes.add(stamp("first"));
  await nodes.settled();
  assert.deepEqual(names, ["first"]);
  committed.resolve();
  await adding;
  const [first, later] = await nodes.settled();
  assert.deepEqual(names, ["first", "later"]);
  assert.ok(first!.doneAt && later!.doneAt);
});

test("each job is done by one of many nodes, and each node does several at once", async () => {
  const done: string[] = [];
  let most = 0;
  let underWay = 0;
  const handler = () =>
    stamping(async (name) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await delay(5);
      underWay -= 1;
      done.push(name);
    });
  const names = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, "0"));
  await nodes.add(...names.map((name) => stamp(name)));
  await Promise.all([1, 2, 3].map(() => nodes.start([handler()], { concurrency: 2 })));
  const jobs = await nodes.settled();
  assert.deepEqual(done.toSorted(), names);
  assert.ok(jobs.every(({ status, attempts }) => status === "done" && attempts === 1));
  assert.ok(most > 2 && most <= 6, `${most} at once`);
});

test("a job that one node works on is not begun by a node that starts, however long it takes", async () => {
  const work = held();
  await nodes.start([work.handler]);
  await nodes.add(stamp("long"));
  await until(() => work.begun.length === 1);
  const others: string[] = [];
  await nodes.start([stamping((name) => others.push(name))]);
  await nodes.add(stamp("short"));
  await until(() => others.length + work.begun.length === 2);
  work.letGo();
  const [long] = await nodes.settled();
  assert.deepEqual([long!.status, long!.attempts], ["done", 1]);
  assert.equal(work.begun[0], "long");
  assert.ok(!others.includes("long"));
});

test("a job is locked while it is done: no other node begins it, even when it is due", async () => {
  await nodes.add(stamp("locked"));
  const names: string[] = [];
  await nodes.database.transaction(async (trx) => {
    const job = { ...(await nodes.stored())[0]!, attempts: 0 };
    assert.ok(await jobStore(trx).lock(job, 60));
    await nodes.start([stamping((name) => names.push(name))]);
    await nodes.add(stamp("other"));
    await until(() => names.length === 1);
    assert.deepEqual(names, ["other"]);
  });
  await nodes.settled();
  assert.deepEqual(names, ["other", "locked"]);
});

/** Does a job that has been begun. */
const attempt = (job: Job, work: (name: string) => unknown) =>
  attemptJob(job, stamping(work), {
    database: nodes.database,
    log: pino({ level: "silent" }),
    pace: { pollSeconds: 1, retries: 2, retrySeconds: 0 },
  });

test("two simultaneous attempts do the job once", async () => {
  await nodes.add(stamp("a"));
  const job = (await jobStore(nodes.database.db).begin([{ kind: "stamp" }]))!;
  const names: string[] = [];
  const doIt = () => attempt(job, (name) => delay(50).then(() => names.push(name)));
  await Promise.all([doIt(), doIt(), doIt()]);
  assert.deepEqual(names, ["a"]);
  assert.deepEqual(statuses(await nodes.stored()), ["done"]);
});

test("an attempt that comes late does nothing once another has begun", async () => {
  await nodes.add(stamp("a"));
  const begin = () => jobStore(nodes.database.db).begin([{ kind: "stamp" }]);
  const late = (await begin())!;
  await nodes.letTimePass();
  const next = (await begin())!;
  const attempts: number[] = [];
  for (const job of [late, next]) await attempt(job, () => attempts.push(job.attempts));
  assert.deepEqual(attempts, [2]);
});

test("a node that shuts down finishes the jobs under way and begins no others", async () => {
  const work = held();
  const node = await nodes.start([work.handler], { concurrency: 1 });
  await nodes.add(stamp("a"), stamp("b"));
  await until(() => work.begun.length === 1);
  const ended = node[Symbol.asyncDispose]();
  work.letGo();
  await ended;
  assert.deepEqual(statuses(await nodes.stored()).toSorted(), ["done", "waiting"]);
});

test("a job of an unknown kind waits unchanged for a node that knows it", async () => {
  const names: string[] = [];
  await nodes.start([stamping((name) => names.push(name))]);
  await nodes.add({ kind: "of-a-newer-version", payload: { name: "a" } }, stamp("b"));
  await until(() => names.length === 1);
  const [unknown] = await nodes.stored();
  assert.deepEqual([unknown!.status, unknown!.attempts], ["waiting", 0]);
});

test("a job is not begun before its time", async () => {
  const names: string[] = [];
  await nodes.add(stamp("later", { runAt: new Date(Date.now() + 3_600_000) }), stamp("now"));
  await nodes.start([stamping((name) => names.push(name))]);
  await until(() => names.length === 1);
  const [later] = await nodes.stored();
  assert.deepEqual([names, later!.attempts], [["now"], 0]);
  await nodes.letTimePass();
  await nodes.settled();
  assert.deepEqual(names, ["now", "later"]);
});

test("at most one job waits for each key, and once it is done another may be added", async () => {
  await nodes.add(stamp("first", { key: "a" }), stamp("second", { key: "a" }), stamp("third"));
  await nodes.add(stamp("fourth", { key: "a" }));
  assert.equal((await nodes.stored()).length, 2);
  const names: string[] = [];
  await nodes.start([stamping((name) => names.push(name))]);
  await nodes.settled();
  await nodes.add(stamp("fifth", { key: "a" }));
  await nodes.settled();
  assert.deepEqual(names.toSorted(), ["fifth", "first", "third"]);
});

test("jobs that somebody waits for go first, each kind in the order in which it came due", async () => {
  const ago = (minutes: number) => ({ runAt: new Date(Date.now() - minutes * 60_000) });
  await nodes.add(
    stamp("news 1", ago(600)),
    stamp("news 2", ago(30)),
    awaitedStamp("link 1", ago(2)),
    awaitedStamp("link 2", ago(1)),
    // Nobody has waited for it either, but for more than a day.
    stamp("old news", ago(2 * 24 * 60)),
  );
  const names: string[] = [];
  const later = () => nodes.add(awaitedStamp("link 3"));
  await nodes.start(
    stampingBoth(async (name) => {
      names.push(name);
      if (name === "news 1") await later();
    }),
    { concurrency: 1 },
  );
  await nodes.settled();
  assert.deepEqual(names, ["old news", "link 1", "link 2", "news 1", "link 3", "news 2"]);
});
