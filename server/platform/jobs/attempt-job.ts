import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { LeftBehind } from "#server/platform/database/unavailable.ts";
import { framesOf } from "#server/platform/redact-error.ts";

import { UnrecoverableError, type JobHandler } from "./job-kind.ts";
import { jobStore, type Job } from "./job.store.ts";
import { retryDelay, type Pace } from "./pace.ts";

/**
 * How much longer than the kind's own time limit, in seconds, an attempt may hold the job's lock.
 */
const SLACK = 10;

interface AttemptParts {
  database: Database;
  log: Logger;
  pace: Pace;
}

/** Does the job and records the outcome. Rejects when the database is down. */
export async function attemptJob(
  job: Job,
  handler: JobHandler,
  { database, log, pace }: AttemptParts,
): Promise<void> {
  const { timeLimitSeconds, everySeconds } = handler;
  const untilNext = () => (typeof everySeconds === "function" ? everySeconds() : everySeconds!);
  const about = { jobId: job.id, kind: job.kind, attempt: job.attempts };

  async function doIt(): Promise<void> {
    if (job.attempts > pace.retries + 1) {
      throw new UnrecoverableError("The last attempt ended with its process.");
    }
    const isDone = await database.transaction(async (trx) => {
      const store = jobStore(trx);
      if (!(await store.lock(job, timeLimitSeconds + SLACK))) return false;
      await within(timeLimitSeconds, handler.run(job, trx));
      await (everySeconds ? store.recordRound(job, "", untilNext()) : store.recordDone(job));
      return true;
    });
    if (isDone) log.info(about, "job done");
  }

  async function recordFailure(reason: string, isLast: boolean): Promise<void> {
    const store = jobStore(database.db);
    if (!isLast) {
      await store.recordRetry(job, reason, retryDelay(pace, job.attempts));
    } else if (everySeconds) {
      await store.recordRound(job, reason, untilNext());
    } else {
      await store.recordFailed(job, reason);
    }
  }

  try {
    await doIt();
  } catch (error) {
    const isLast = error instanceof UnrecoverableError || job.attempts > pace.retries;
    log.warn({ ...about, isLast, err: describe(error) }, "job failed");
    const reason = error instanceof Error && error.message ? error.message : String(error);
    await recordFailure(reason, isLast);
  }
}

async function within(seconds: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new LeftBehind(`It took longer than ${seconds} s.`));
  const timer = setTimeout(giveUp, seconds * 1000);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * The parts of an error that may be logged. Its message may contain names, and is stored with the
 * job only.
 */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { type: error.name, code, responseCode, stack: framesOf(error) };
}
