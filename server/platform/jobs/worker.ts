import { setTimeout as delay } from "node:timers/promises";

import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { atMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";

import { attemptJob } from "./attempt-job.ts";
import type { CanRun, JobHandler, NewJob } from "./job-kind.ts";
import { jobStore } from "./job.store.ts";
import type { Pace } from "./pace.ts";

/** How long jobs that are under way may take once the worker ends, in milliseconds. */
const GRACE = 5_000;

interface WorkerParts {
  /** Migrated. */
  database: Database;
  log: Logger;
  /** Jobs of other kinds wait for a worker that knows them. */
  handlers: readonly JobHandler[];
  /** How many jobs are done at once. Each holds a connection to the database meanwhile. */
  concurrency: number;
  pace: Pace;
}

/**
 * Does the jobs of some kinds in the background, beside any number of workers on other nodes.
 * Disposing lets what is under way finish.
 */
export async function startWorker(parts: WorkerParts): Promise<AsyncDisposable> {
  const { database, log, concurrency, pace } = parts;
  const handlers = new Map(parts.handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...handlers.keys()];
  const store = jobStore(database.db);
  // What waits for its next try may wait for a server that is mended, or another, by now.
  await store.retryNow(kinds);
  await store.add(parts.handlers.filter(({ everySeconds }) => everySeconds).map(firstRound));

  const end = new AbortController();
  const pause = () =>
    delay(pace.pollSeconds * 1000, undefined, { signal: end.signal, ref: false }).catch(() => {});

  /** Those that can be done at the moment. */
  async function kindsNow(): Promise<string[]> {
    const asked = new Set(parts.handlers.map(({ canRun }) => canRun));
    const able = new Map<CanRun | undefined, boolean>();
    for (const canRun of asked) able.set(canRun, canRun ? await canRun(database.db) : true);
    return parts.handlers.filter(({ canRun }) => able.get(canRun)).map(({ kind }) => kind);
  }

  /** @returns whether there was one */
  async function doNext(): Promise<boolean> {
    try {
      const job = await store.begin(await kindsNow());
      if (job) await attemptJob(job, handlers.get(job.kind)!, parts);
      return job !== undefined;
    } catch (error) {
      if (!database.isAway()) log.error({ err: redactError(error) }, "jobs cannot be done");
      return false;
    }
  }

  async function work(): Promise<void> {
    // Not with the start itself, which is busy enough.
    await pause();
    while (!end.signal.aborted) {
      if (!(await doNext())) await pause();
    }
  }

  const working = Array.from({ length: concurrency }, work);
  return {
    async [Symbol.asyncDispose]() {
      end.abort();
      await atMost(GRACE, Promise.all(working));
    },
  };
}

/** Of work that is done again and again there is one job, which is never done for good. */
function firstRound({ kind }: JobHandler): NewJob {
  return { kind, payload: {}, key: "recurring" };
}
