import { setTimeout as delay } from "node:timers/promises";

import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { waitAtMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";

import { attemptJob } from "./attempt-job.ts";
import type { CanRun, JobHandler, NewJob } from "./job-kind.ts";
import { jobStore } from "./job.store.ts";
import type { Pace } from "./pace.ts";

/** How long jobs under way may take when the worker stops, in milliseconds. */
const GRACE = 5_000;

interface WorkerParts {
  /** Must be migrated. */
  database: Database;
  log: Logger;
  /** Jobs of other kinds are left for a worker that knows them. */
  handlers: readonly JobHandler[];
  /** How many jobs are done at once. Each uses a database connection meanwhile. */
  concurrency: number;
  pace: Pace;
}

/**
 * Does jobs of the given kinds in the background, alongside workers on other nodes. Disposing lets
 * jobs under way finish.
 */
export async function startWorker(parts: WorkerParts): Promise<AsyncDisposable> {
  const { database, log, concurrency, pace } = parts;
  const handlers = new Map(parts.handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...handlers.keys()];
  const store = jobStore(database.db);
  // What made a job fail (a mail server, a setting) may have been repaired by the restart.
  await store.retryNow(kinds);
  await store.add(parts.handlers.filter(({ everySeconds }) => everySeconds).map(firstRound));

  const end = new AbortController();
  const pause = () =>
    delay(pace.pollSeconds * 1000, undefined, { signal: end.signal, ref: false }).catch(() => {});

  /** The handlers of jobs that can be done at the moment. */
  async function handlersNow(): Promise<JobHandler[]> {
    const asked = new Set(parts.handlers.map(({ canRun }) => canRun));
    const able = new Map<CanRun | undefined, boolean>();
    for (const canRun of asked) able.set(canRun, canRun ? await canRun(database.db) : true);
    return parts.handlers.filter(({ canRun }) => able.get(canRun));
  }

  /** @returns whether there was a job to do */
  async function doNext(): Promise<boolean> {
    try {
      const job = await store.begin(await handlersNow());
      if (job) await attemptJob(job, handlers.get(job.kind)!, parts);
      return job !== undefined;
    } catch (error) {
      if (!database.isAway()) log.error({ err: redactError(error) }, "jobs cannot be done");
      return false;
    }
  }

  async function work(): Promise<void> {
    // Not during the start itself, which is busy already.
    await pause();
    while (!end.signal.aborted) {
      if (!(await doNext())) await pause();
    }
  }

  const working = Array.from({ length: concurrency }, work);
  return {
    async [Symbol.asyncDispose]() {
      end.abort();
      await waitAtMost(GRACE, Promise.all(working));
    },
  };
}

/** A recurring kind has exactly one job, which is never done for good. */
function firstRound({ kind }: JobHandler): NewJob {
  return { kind, payload: {}, key: "recurring" };
}
