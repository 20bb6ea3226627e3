import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";

import type { NewJob } from "./job-kind.ts";
import { jobs } from "./job.table.ts";

export type Job = typeof jobs.$inferSelect;
/** A job at one of its attempts. */
export type Attempt = Pick<Job, "id" | "attempts">;

/** After so many seconds an attempt that did not take the job's lock is taken for lost. */
const LOST_AFTER = 30;

/** How much of a reason is kept, in characters: servers may answer with pages. */
const REASON_LENGTH = 500;

/** Days after which what is done or discarded, and what has failed for good, is deleted. */
const KEEP_DONE = 30;
const KEEP_FAILED = 180;

const isWaiting = eq(jobs.status, "waiting");
/** By the database's clock, which all nodes share. */
const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;
const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;

export function jobStore(db: Db) {
  /** What became of an attempt; nothing when another was begun meanwhile. */
  async function end(attempt: Attempt, changes: PgUpdateSetSource<typeof jobs>): Promise<void> {
    await db
      .update(jobs)
      .set({ ...changes, startedAt: null })
      .where(is(attempt));
  }

  return {
    /** Has them done later, by whatever node; nothing happens unless the transaction commits. */
    async add(added: readonly NewJob[]): Promise<void> {
      if (added.length === 0) return;
      await db
        .insert(jobs)
        .values([...added])
        .onConflictDoNothing();
    },

    /**
     * Begins an attempt at the job of these kinds that has been due longest, and is nobody else's.
     * It counts from now on, whatever becomes of it: a job that ends its process each time must
     * fail in the end too.
     */
    async begin(kinds: readonly string[]): Promise<Job | undefined> {
      const due = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(isWaiting, inArray(jobs.kind, [...kinds]), lte(jobs.runAt, sql`now()`)))
        .orderBy(asc(jobs.runAt))
        .limit(1)
        .for("update", { skipLocked: true });
      const [job] = await db
        .update(jobs)
        .set({
          attempts: sql`${jobs.attempts} + 1`,
          startedAt: sql`now()`,
          runAt: inSeconds(LOST_AFTER),
        })
        // As one value it is asked for once; as a list it may be asked for, and lock, again.
        .where(eq(jobs.id, sql`(${due})`))
        .returning();
      return job;
    },

    /**
     * Locks the job for this transaction alone, which may then rest for so many seconds; false when
     * the attempt is not the last one any more. While it is locked no other node begins one, and
     * when this process ends, or its connection, the lock ends too.
     */
    async lock(attempt: Attempt, seconds: number): Promise<boolean> {
      await db.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${seconds}s'`));
      const rows = await db.select({ id: jobs.id }).from(jobs).where(is(attempt)).for("update");
      return rows.length > 0;
    },

    recordDone: (attempt: Attempt) =>
      end(attempt, { status: "done", doneAt: sql`clock_timestamp()`, lastError: "" }),

    /** @param seconds until the next try */
    recordRetry: (attempt: Attempt, reason: string, seconds: number) =>
      end(attempt, { lastError: cut(reason), runAt: inSeconds(seconds) }),

    /** It is not tried again, unless somebody says so. */
    recordFailed: (attempt: Attempt, reason: string) =>
      end(attempt, { status: "failed", lastError: cut(reason) }),

    /**
     * To be done again, with all its tries.
     * @param reason why it failed; '' when it was done
     * @param seconds until then
     */
    recordRound: (attempt: Attempt, reason: string, seconds: number) =>
      end(attempt, { attempts: 0, lastError: cut(reason), runAt: inSeconds(seconds) }),

    /**
     * Jobs of these kinds that have failed and wait for their next try are due now, with all their
     * tries. Leaves alone what is under way on whatever node, and what was never begun.
     */
    async retryNow(kinds: readonly string[]): Promise<void> {
      const failed = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            isWaiting,
            inArray(jobs.kind, [...kinds]),
            gt(jobs.attempts, 0),
            isNull(jobs.startedAt),
          ),
        )
        .for("update", { skipLocked: true });
      await db
        .update(jobs)
        .set({ attempts: 0, runAt: sql`now()` })
        .where(inArray(jobs.id, failed));
    },

    async deleteOld(): Promise<void> {
      await db
        .delete(jobs)
        .where(
          or(
            and(inArray(jobs.status, ["done", "discarded"]), lt(jobs.doneAt, daysAgo(KEEP_DONE))),
            and(eq(jobs.status, "failed"), lt(jobs.runAt, daysAgo(KEEP_FAILED))),
          ),
        );
    },
  };
}

function is({ id, attempts }: Attempt) {
  return and(eq(jobs.id, id), isWaiting, eq(jobs.attempts, attempts));
}

const cut = (reason: string) => reason.slice(0, REASON_LENGTH);
