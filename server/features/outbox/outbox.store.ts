import { and, eq, inArray, notInArray, sql } from "drizzle-orm";

import { jobName, jobNames } from "#server/features/notifications/notification.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { countedAmong, countWhere } from "#server/platform/database/lists/counts-table.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import type { Job } from "#server/platform/jobs/job.store.ts";
import { jobCounts, jobs, recipientText } from "#server/platform/jobs/job.table.ts";
import { CHANNELS, type OutboxQuery, type OutboxState } from "#shared/outbox/outbox.ts";

/** The jobs that send notifications, by their kinds. */
const KINDS = jobNames(CHANNELS);

/** What the ledger of jobs calls a notification's state. */
const STATUS = {
  waiting: "waiting",
  held: "held",
  failed: "failed",
  sent: "done",
  discarded: "discarded",
} as const satisfies Record<OutboxState, Job["status"]>;
export const STATES = Object.fromEntries(
  Object.entries(STATUS).map(([state, status]) => [status, state]),
) as Record<Job["status"], OutboxState>;

/** Whoever has taken over an account must not silence what tells of it, or of backups that fail. */
const SECURITY_KINDS = (
  [
    "invitation",
    "password-reset",
    "new-device",
    "factors-changed",
    "locked-change",
    "locked-change-by-server-before",
    "change-undone",
    "backup-failed-notice",
    "e-invoice-keys-refused-notice",
  ] as const
).map((kind) => jobName("email", kind));
export const isOfSecurity = (jobKind: string): boolean => SECURITY_KINDS.includes(jobKind);

const isNotification = inArray(jobs.kind, KINDS);

const OUTBOX: ListRules<OutboxQuery> = {
  sorts: { createdAt: jobs.createdAt },
  unsorted: ["-createdAt"],
  filters: { state: jobs.status },
  among: { column: jobs.kind, values: KINDS },
  days: jobs.createdAt,
  searched: { text: recipientText(jobs) },
  counts: jobCounts,
};

/** Waits for its first try, or for the first after staff confirmed it. */
const AGAIN = { status: "waiting", attempts: 0, runAt: sql`now()`, startedAt: null } as const;

export function outboxStore(db: Db) {
  return {
    list: (
      { state, ...query }: OutboxQuery,
      slice: Slice,
    ): Promise<{ rows: Job[]; total: number }> => {
      const asked = { ...query, state: state && STATUS[state] } as OutboxQuery;
      return listRows(db, jobs, OUTBOX, asked, { isStaff: true }, slice);
    },

    async countByState(): Promise<Record<OutboxState, number>> {
      const rows = await db
        .select({ status: jobCounts.status, n: sql<number>`sum(${jobCounts.n})::int` })
        .from(jobCounts)
        .where(countWhere(jobCounts, { where: countedAmong(jobCounts, OUTBOX.among) }))
        .groupBy(jobCounts.status);
      const counts = new Map(rows.map(({ status, n }) => [status, n]));
      const entries = Object.entries(STATUS).map(([state, status]) => [
        state,
        counts.get(status) ?? 0,
      ]);
      return Object.fromEntries(entries) as Record<OutboxState, number>;
    },

    async find(id: string): Promise<Job | undefined> {
      const [row] = await db
        .select()
        .from(jobs)
        .where(and(isNotification, eq(jobs.id, id)));
      return row;
    },

    /** Locks a notification until the transaction ends; false while it is being sent. */
    async lock(id: string): Promise<boolean> {
      const rows = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(eq(jobs.id, id))
        .for("update", { skipLocked: true });
      return rows.length > 0;
    },

    /** Whether another one waits that tells the same people of the same. */
    async hasWaitingCopy({ kind, key }: Job): Promise<boolean> {
      if (key === null) return false;
      const copy = and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.status, "waiting"));
      return (await db.$count(jobs, copy)) > 0;
    },

    retry: (id: string): Promise<Job> => change(id, AGAIN),

    discard: (id: string): Promise<Job> =>
      change(id, { status: "discarded", doneAt: sql`clock_timestamp()`, startedAt: null }),

    async discardAll(from: "failed" | "held"): Promise<string[]> {
      const rows = await db
        .update(jobs)
        .set({ status: "discarded", doneAt: sql`clock_timestamp()` })
        .where(and(isNotification, notInArray(jobs.kind, SECURITY_KINDS), eq(jobs.status, from)))
        .returning({ id: jobs.id });
      return rows.map(({ id }) => id);
    },

    /** Of several that tell the same people of the same, the newest; none where such a one waits. */
    async retryAll(from: "failed" | "held"): Promise<string[]> {
      const same = sql`${jobs.kind}, coalesce(${jobs.key}, ${jobs.id})`;
      const chosen = sql`
        select distinct on (${same}) ${jobs.id} from ${jobs}
        where ${isNotification} and ${eq(jobs.status, from)} and not exists (
          select from ${jobs} as other
          where other.kind = ${jobs.kind} and other.key = ${jobs.key} and other.status = 'waiting'
        )
        order by ${same}, ${jobs.createdAt} desc`;
      const rows = await db
        .update(jobs)
        .set(AGAIN)
        // Once more: another may have been quicker.
        .where(and(eq(jobs.status, from), sql`${jobs.id} in (${chosen})`))
        .returning({ id: jobs.id });
      return rows.map(({ id }) => id);
    },
  };

  async function change(id: string, changes: Partial<Record<keyof Job, unknown>>): Promise<Job> {
    const [row] = await db
      .update(jobs)
      .set(changes as never)
      .where(eq(jobs.id, id))
      .returning();
    return row!;
  }
}
