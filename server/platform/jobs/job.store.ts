import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import { countRows } from "#server/platform/database/lists/counts-table.ts";

import type { JobHandler, NewJob } from "./job-kind.ts";
import { BACKUP_RECORD, jobCounts, jobs } from "./job.table.ts";

export type Job = typeof jobs.$inferSelect;
/** A job and one of its attempts. */
export type Attempt = Pick<Job, "id" | "attempts">;

export type BegunKind = Pick<JobHandler, "kind" | "isAwaited">;

/**
 * By so many days jobs that somebody waits for come before others. After that others come first too, so
 * that nothing waits for ever.
 */
const HEAD_START = 1;

/** An attempt that has not locked its job after so many seconds is considered lost. */
const LOST_AFTER = 30;

/**
 * The maximum length of a stored failure reason, in characters: servers may respond with whole
 * pages.
 */
const REASON_LENGTH = 500;

/** Days after which what is done or discarded, and what has failed for good, is deleted. */
const KEEP_DONE = 30;
const KEEP_FAILED = 180;

const isWaiting = eq(jobs.status, "waiting");
/** By the database's clock, which all nodes share. */
const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;
const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;

export function jobStore(db: Db) {
  /** Records the outcome of an attempt; without effect when a later attempt has begun. */
  async function end(attempt: Attempt, changes: PgUpdateSetSource<typeof jobs>): Promise<void> {
    await db
      .update(jobs)
      .set({ ...changes, startedAt: null })
      .where(is(attempt));
  }

  return {
    /** Adds jobs, to be done by any node; without effect unless the transaction commits. */
    async add(added: readonly NewJob[]): Promise<void> {
      if (added.length === 0) return;
      await db
        .insert(jobs)
        .values([...added])
        .onConflictDoNothing();
    },

    /**
     * Begins an attempt at the job of these kinds that has been due longest and that no node works
     * on; jobs that somebody waits for count as due long before. The attempt is counted from now on, whatever happens: a job that crashes its process each
     * time must fail in the end too.
     */
    async begin(kinds: readonly BegunKind[]): Promise<Job | undefined> {
      const names = kinds.map(({ kind }) => kind);
      const awaited = kinds.filter(({ isAwaited }) => isAwaited).map(({ kind }) => kind);
      const headStart = sql`case when ${jobs.kind} = any(${sql.param(awaited)}) then ${HEAD_START}::int else 0 end`;
      const due = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(isWaiting, inArray(jobs.kind, names), lte(jobs.runAt, sql`now()`)))
        .orderBy(asc(sql`${jobs.runAt} - ${headStart} * interval '1 day'`), asc(jobs.runAt))
        .limit(1)
        .for("update", { skipLocked: true });
      const [job] = await db
        .update(jobs)
        .set({
          attempts: sql`${jobs.attempts} + 1`,
          startedAt: sql`now()`,
          runAt: inSeconds(LOST_AFTER),
        })
        // A scalar subquery runs once; with `in` it may run, and lock, several times.
        .where(eq(jobs.id, sql`(${due})`))
        .returning();
      return job;
    },

    /**
     * Locks the job for this transaction, which may be idle for so many seconds; false when a later
     * attempt has begun. While the job is locked, no other node begins an attempt. The lock ends
     * with this process or its connection.
     */
    async lock(attempt: Attempt, seconds: number): Promise<boolean> {
      await db.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${seconds}s'`));
      const rows = await db.select({ id: jobs.id }).from(jobs).where(is(attempt)).for("update");
      return rows.length > 0;
    },

    recordDone: (attempt: Attempt) =>
      end(attempt, { status: "done", doneAt: sql`clock_timestamp()`, lastError: "" }),

    /** @param seconds until the next attempt */
    recordRetry: (attempt: Attempt, reason: string, seconds: number) =>
      end(attempt, { lastError: cut(reason), runAt: inSeconds(seconds) }),

    /** It is not retried, unless somebody resets it. */
    recordFailed: (attempt: Attempt, reason: string) =>
      end(attempt, { status: "failed", lastError: cut(reason) }),

    /**
     * Schedules the job again, with all its attempts.
     * @param reason why it failed; '' when it succeeded
     * @param seconds until then
     */
    recordRound: (attempt: Attempt, reason: string, seconds: number) =>
      end(attempt, { attempts: 0, lastError: cut(reason), runAt: inSeconds(seconds) }),

    /**
     * Makes failed jobs of these kinds that wait for their next attempt due now, with all their
     * attempts. Jobs that a node is working on, and new ones, are not changed.
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

    /** What has waited longer than so many days is not done before staff say so. */
    async holdOld(kinds: readonly string[], days: number): Promise<void> {
      const old = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(isWaiting, inArray(jobs.kind, [...kinds]), lt(jobs.createdAt, daysAgo(days))))
        .for("update", { skipLocked: true });
      await db.update(jobs).set({ status: "held", startedAt: null }).where(inArray(jobs.id, old));
    },

    /** The jobs that could begin, how long the oldest of them waits, and how many have failed. */
    async due(): Promise<{ count: number; oldestSeconds: number; failed: number }> {
      const [due] = await db
        .select({
          count: sql<number>`count(*)::int`,
          oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${jobs.runAt})), 0)::float8`,
        })
        .from(jobs)
        .where(and(isWaiting, lte(jobs.runAt, sql`now()`)));
      const failed = await countRows(db, jobCounts, { where: eq(jobCounts.status, "failed") });
      return { ...due!, failed };
    },

    async deleteOld(): Promise<void> {
      for (const [statuses, ended, days] of [
        [["done", "discarded"], jobs.doneAt, KEEP_DONE],
        [["failed", "held"], jobs.runAt, KEEP_FAILED],
      ] as const) {
        // The time of creation, which is earlier, has an index.
        const isOld = and(lt(jobs.createdAt, daysAgo(days)), lt(ended, daysAgo(days)));
        const isJob = ne(jobs.kind, BACKUP_RECORD);
        await db.delete(jobs).where(and(inArray(jobs.status, [...statuses]), isOld, isJob));
      }
    },
  };
}

function is({ id, attempts }: Attempt) {
  return and(eq(jobs.id, id), isWaiting, eq(jobs.attempts, attempts));
}

const cut = (reason: string) => reason.slice(0, REASON_LENGTH);
