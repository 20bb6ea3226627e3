import type pg from "pg";
import { pino } from "pino";
import { z } from "zod";

import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import type { TimeLimits } from "#server/platform/database/time-limits.ts";
import {
  handleJobs,
  newJob,
  type JobHandler,
  type JobKind,
  type NewJob,
} from "#server/platform/jobs/job-kind.ts";
import { jobStore, type Job } from "#server/platform/jobs/job.store.ts";
import type { Pace } from "#server/platform/jobs/pace.ts";
import { startWorker } from "#server/platform/jobs/worker.ts";

import { createTestDatabase } from "./test-database.ts";
import { until } from "./until.ts";

/** A kind of job whose data is a name. */
const STAMP: JobKind<{ name: string }> = {
  name: "stamp",
  payload: z.object({ name: z.string() }),
};

export const stamp = (name: string, options: Pick<NewJob, "key" | "runAt"> = {}) =>
  newJob(STAMP, { name }, options);

/** The same with a name of its own, for which somebody waits. */
const AWAITED_STAMP: JobKind<{ name: string }> = {
  ...STAMP,
  name: "awaited-stamp",
  isAwaited: true,
};

export const awaitedStamp = (name: string, options: Pick<NewJob, "key" | "runAt"> = {}) =>
  newJob(AWAITED_STAMP, { name }, options);

/** Handlers for both that do what the test wants. */
export const stampingBoth = (work: (name: string) => unknown) =>
  [STAMP, AWAITED_STAMP].map((kind) =>
    handleJobs(kind, async ({ name }) => void (await work(name))),
  );

/** A handler for the first kind that does what the test wants. */
export const stamping = (
  work: (name: string, job: { id: string; trx: Parameters<JobHandler["run"]>[1] }) => unknown,
  options: Parameters<typeof handleJobs>[2] = {},
) => handleJobs(STAMP, async ({ name }, job) => void (await work(name, job)), options);

/** Polls almost continuously, and retries failed jobs only after an hour. */
const PACE: Pace = { pollSeconds: 0.01, retries: 2, retrySeconds: 3_600 };

interface NodeOptions extends Partial<Pace> {
  concurrency?: number;
  limits?: TimeLimits;
}

/** A node with its own connection pool. */
export async function startJobNode(
  connection: pg.PoolConfig,
  handlers: JobHandler[],
  { concurrency = 2, limits, ...pace }: NodeOptions = {},
): Promise<AsyncDisposable> {
  const node = new AsyncDisposableStack();
  const database = connectDatabase(connection, { limits });
  node.defer(() => database.close());
  const log = pino({ level: "silent" });
  const parts = { database, log, handlers, concurrency, pace: { ...PACE, ...pace } };
  node.use(await startWorker(parts));
  return node;
}

/** A database with jobs, and any number of nodes that a test starts on it. */
export interface JobNodes extends AsyncDisposable {
  connection: pg.PoolConfig;
  /** The test's own connections to it. */
  database: Database;
  /** Starts another node, which stops when this or the node is disposed of. */
  start(handlers: JobHandler[], options?: NodeOptions): Promise<AsyncDisposable>;
  add(...jobs: NewJob[]): Promise<void>;
  /** All jobs, ordered by name. */
  stored(): Promise<Job[]>;
  /** All jobs, once none is waiting. */
  settled(): Promise<Job[]>;
  /** Makes waiting jobs due, unless they are under way. */
  letTimePass(): Promise<void>;
}

export async function startJobNodes(): Promise<JobNodes> {
  const open = new AsyncDisposableStack();
  const { connection } = open.use(await createTestDatabase());
  const database = connectDatabase(connection);
  open.defer(() => database.close());

  async function stored(): Promise<Job[]> {
    const { rows } = await database.pool.query<Job>(
      `select id, kind, payload, key, status, attempts, last_error as "lastError",
         run_at as "runAt", started_at as "startedAt", done_at as "doneAt"
       from jobs order by payload->>'name'`,
    );
    return rows;
  }

  return {
    connection,
    database,
    start: async (handlers, options) => open.use(await startJobNode(connection, handlers, options)),
    add: (...jobs) => database.transaction((trx) => jobStore(trx).add(jobs)),
    stored,
    async settled() {
      await until(async () => (await stored()).every(({ status }) => status !== "waiting"));
      return stored();
    },
    async letTimePass() {
      await database.pool.query(
        `update jobs set run_at = now() where id in
           (select id from jobs where status = 'waiting' for update skip locked)`,
      );
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
