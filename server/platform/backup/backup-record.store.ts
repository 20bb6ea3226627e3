import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";

import type { Db } from "#server/platform/database/connect.ts";
import { BACKUP_RECORD, jobs } from "#server/platform/jobs/job.table.ts";

/** The job that makes a backup each night. */
export const NIGHTLY_BACKUP = "nightly-backup";
/** One row, which each backup replaces: the ledger of jobs has what was done, and by when. */
const ID = "0bac0bac0bac0bac0bac0bac";

const recordSchema = z.object({
  file: z.string(),
  machine: z.string(),
  byteSize: z.number(),
  missingFiles: z.number(),
});
export type BackupRecord = z.output<typeof recordSchema>;

/** What is known of the shop's backups. Any node can tell, whichever has made one. */
export function backupRecordStore(db: Db) {
  return {
    /** @param madeAt the moment as of which it is */
    async add(record: BackupRecord, madeAt: Date): Promise<void> {
      const row = { payload: record, createdAt: madeAt, doneAt: sql`clock_timestamp()` };
      await db
        .insert(jobs)
        .values({ id: ID, kind: BACKUP_RECORD, status: "done", ...row })
        .onConflictDoUpdate({ target: jobs.id, set: row });
    },

    async last(): Promise<(BackupRecord & { madeAt: Date }) | undefined> {
      const [row] = await db
        .select({ payload: jobs.payload, madeAt: jobs.createdAt })
        .from(jobs)
        .where(eq(jobs.id, ID));
      return row && { ...recordSchema.parse(row.payload), madeAt: row.madeAt };
    },

    /** The nightly backup: when it is due, and why its last try failed ('' if it didn't). */
    async nightly(): Promise<{ nextAt: Date; failure: string } | undefined> {
      const [row] = await db
        .select({ nextAt: jobs.runAt, failure: jobs.lastError })
        .from(jobs)
        .where(and(eq(jobs.kind, NIGHTLY_BACKUP), eq(jobs.status, "waiting")));
      return row;
    },
  };
}
