import type { Db } from "#server/platform/database/connect.ts";

/** A kind of work that is done later. */
export interface JobKind<Payload> {
  /** Stored with each job: a name is never used anew for something else. */
  name: string;
  /** What a job of this kind is told, e.g. a Zod schema. Stored as JSON, maybe by older code. */
  payload: { parse(stored: unknown): Payload };
}

export interface NewJob {
  kind: string;
  payload: unknown;
  /** While a job of the kind with this key waits, no other one is added. */
  key?: string;
  /** Not to be begun before; at once without it. */
  runAt?: Date;
}

/** A job for `jobStore(trx).add`. */
export function newJob<Payload>(
  kind: JobKind<Payload>,
  payload: Payload,
  options: Pick<NewJob, "key" | "runAt"> = {},
): NewJob {
  return { kind: kind.name, payload, ...options };
}

/** What does the jobs of a kind. */
export interface JobHandler {
  kind: string;
  /**
   * Rejects when the attempt has failed. What it changes by `trx` happens together with the job's
   * being done, or not at all.
   */
  run(job: { id: string; payload: unknown }, trx: Db): Promise<void>;
  /** Seconds after which an attempt is given up. Longer than any takes. */
  timeLimitSeconds: number;
  /** Done once in so many seconds, for ever. */
  everySeconds?: number;
  /** Whether it can be done at the moment; jobs of the kind wait while it can't. */
  canRun?: CanRun;
}

/** Handlers that share one are asked once. */
export type CanRun = (db: Db) => Promise<boolean>;

const USUAL_TIME_LIMIT_SECONDS = 300;

export function handleJobs<Payload>(
  kind: JobKind<Payload>,
  work: (payload: Payload, job: { id: string; trx: Db }) => Promise<void>,
  { timeLimitSeconds = USUAL_TIME_LIMIT_SECONDS, everySeconds, canRun }: Partial<JobHandler> = {},
): JobHandler {
  return {
    kind: kind.name,
    run: async ({ id, payload }, trx) => work(kind.payload.parse(payload), { id, trx }),
    timeLimitSeconds,
    everySeconds,
    canRun,
  };
}

/** Thrown by a handler when no further attempt could succeed: the job has failed at once. */
export class UnrecoverableError extends Error {
  override readonly name = "UnrecoverableError";
}
