import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { stamp, startJobNodes, stamping, type JobNodes } from "#server/testing/job-nodes.ts";
import { until } from "#server/testing/until.ts";

import { deleteOldJobs } from "./delete-old-jobs.ts";
import { handleJobs } from "./job-kind.ts";

let nodes: JobNodes;
beforeEach(async () => (nodes = await startJobNodes()));
afterEach(() => nodes[Symbol.asyncDispose]());

const DAY = 86_400;
const NIGHTLY = { name: "nightly", payload: { parse: () => ({}) } };

/** Seconds until the next run of the only job. */
async function untilNext(): Promise<number> {
  const [job, ...more] = await nodes.stored();
  assert.deepEqual([more, job!.status, job!.attempts], [[], "waiting", 0]);
  return (job!.runAt.getTime() - Date.now()) / 1_000;
}

test("a recurring job runs on one node, and again after its interval, not with each start", async () => {
  let rounds = 0;
  const handler = handleJobs(NIGHTLY, async () => void (rounds += 1), { everySeconds: DAY });
  const start = () => nodes.start([handler]);
  await Promise.all([start(), start()]);
  const isOver = async () => (await nodes.stored())[0]!.runAt.getTime() > Date.now() + 1_000_000;
  for (const round of [1, 2]) {
    await until(async () => rounds === round && (await isOver()));
    const seconds = await untilNext();
    assert.ok(seconds > DAY - 60 && seconds <= DAY, `in ${seconds} s`);
    await start();
    assert.equal(rounds, round);
    await nodes.letTimePass();
  }
});

test("a failed run is retried, and after its last attempt the next run is scheduled", async () => {
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new Error("No disk.");
  };
  const handler = handleJobs(NIGHTLY, fail, { everySeconds: DAY });
  await nodes.start([handler], { retries: 1, retrySeconds: 0 });
  await until(async () => tries === 2 && (await nodes.stored())[0]!.attempts === 0);
  assert.ok((await untilNext()) > DAY - 60);
  assert.equal((await nodes.stored())[0]!.lastError, "No disk.");
});

test("done jobs are deleted after a month, failed ones after half a year, waiting ones never", async () => {
  await nodes.add(...["done", "failed", "old done", "old failed"].map((name) => stamp(name)));
  await nodes.start(
    [
      stamping((name) => {
        if (name.endsWith("failed")) throw new Error("No.");
      }),
    ],
    { retries: 0 },
  );
  await nodes.settled();
  await nodes.add({ kind: "of-nobody", payload: { name: "waits" } });
  const backBy = (name: string, interval: string) =>
    nodes.database.pool.query(
      `update jobs set created_at = created_at - $2::interval, run_at = run_at - $2::interval,
         done_at = done_at - $2::interval where payload->>'name' = $1`,
      [name, interval],
    );
  await backBy("done", "29 days");
  await backBy("old done", "31 days");
  await backBy("failed", "179 days");
  await backBy("old failed", "181 days");
  await backBy("waits", "3 years");
  await nodes.start([deleteOldJobs()]);
  const names = async () => {
    const all = await nodes.stored();
    return all.flatMap(({ payload }) => (payload as { name?: string }).name ?? []);
  };
  await until(async () => (await names()).length < 5);
  assert.deepEqual(await names(), ["done", "failed", "waits"]);
});
