import type { Db } from "#server/platform/database/connect.ts";

/** A kind of background work. */
export interface JobKind<Payload> {
  /** Stored with each job, so a name must never be reused for other work. */
  name: string;
  /**
   * The schema of a job's data. The data is stored as JSON, possibly by an older version of the
   * code.
   */
  payload: { parse(stored: unknown): Payload };
  /** Whether somebody waits for it: such jobs are begun before others. */
  isAwaited?: boolean;
}

export interface NewJob {
  kind: string;
  payload: unknown;
  /** While a job of this kind with this key waits, no other one is added. */
  key?: string;
  /** The earliest time to begin; at once without it. */
  runAt?: Date;
}

/** A job to be passed to `jobStore(trx).add`. */
export function newJob<Payload>(
  kind: JobKind<Payload>,
  payload: Payload,
  options: Pick<NewJob, "key" | "runAt"> = {},
): NewJob {
  return { kind: kind.name, payload, ...options };
}

/** The handler for jobs of one kind. */
export interface JobHandler {
  kind: string;
  isAwaited?: boolean | undefined;
  /**
   * Rejects when the attempt has failed. Changes made through `trx` are committed together with the
   * completion of the job, or not at all.
   */
  run(job: { id: string; payload: unknown; attempts: number }, trx: Db): Promise<void>;
  /** The time limit of an attempt in seconds; longer than any attempt normally takes. */
  timeLimitSeconds: number;
  /** Repeats the job at this interval, or after what this returns at its end; in seconds. */
  everySeconds?: number | (() => number);
  /** Whether it can be done at the moment; jobs of the kind wait while it can't. */
  canRun?: CanRun;
}

/** Handlers that share one are asked once. */
export type CanRun = (db: Db) => Promise<boolean>;

const USUAL_TIME_LIMIT_SECONDS = 300;

export function handleJobs<Payload>(
  kind: JobKind<Payload>,
  work: (payload: Payload, job: { id: string; attempts: number; trx: Db }) => Promise<void>,
  { timeLimitSeconds = USUAL_TIME_LIMIT_SECONDS, everySeconds, canRun }: Partial<JobHandler> = {},
): JobHandler {
  return {
    kind: kind.name,
    isAwaited: kind.isAwaited,
    run: async ({ id, payload, attempts }, trx) =>
      work(kind.payload.parse(payload), { id, attempts, trx }),
    timeLimitSeconds,
    everySeconds,
    canRun,
  };
}

/** Thrown by a handler when retrying is pointless: the job fails at once. */
export class UnrecoverableError extends Error {
  override readonly name = "UnrecoverableError";
}
