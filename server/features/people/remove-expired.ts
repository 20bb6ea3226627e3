import type { Logger } from "pino";
import { z } from "zod";

import type { Database } from "#server/platform/database/connect.ts";
import { deleteFiles } from "#server/platform/files/delete-files.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { handleJobs, type JobHandler } from "#server/platform/jobs/job-kind.ts";
import { RETENTION_KINDS } from "#shared/people/retention.ts";

import { PORTIONS } from "./retention-portions.ts";
import { retentionStore } from "./retention.store.ts";

const DAY = 24 * 60 * 60;

/** A portion is one transaction; so many are done of each class a day. */
const PORTION = 200;
const MOST_PORTIONS = 500;

/**
 * Removes what has been kept for its days. Each portion is removed and counted by one transaction: killed
 * in between, the next run goes on, and files that were not deleted yet are left to the daily sweep.
 * @param portion how many records go at once
 * @returns how many have gone, by class
 */
export async function removeExpired(
  database: Database,
  fileStore: FileStore,
  portion = PORTION,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const kind of RETENTION_KINDS) {
    const days = await retentionStore(database.db).days(kind);
    await retentionStore(database.db).begin(kind);
    removed[kind] = 0;
    for (let portions = 0; portions < MOST_PORTIONS; portions += 1) {
      const { count, files } = await database.transaction(async (trx) => {
        const gone = await PORTIONS[kind](trx, days, portion);
        await fileRecordStore(trx).withdraw(gone.files);
        await retentionStore(trx).count(kind, gone.count);
        return gone;
      });
      await deleteFiles(database.db, fileStore, files);
      removed[kind] += count;
      if (count < portion) break;
    }
  }
  return removed;
}

/** Runs once a day, on one of the nodes. */
export function removeExpiredDaily(
  database: Database,
  fileStore: FileStore,
  log: Logger,
): JobHandler {
  return handleJobs(
    { name: "remove-expired", payload: z.object({}) },
    async () => {
      const removed = await database.forLongWork((patient) => removeExpired(patient, fileStore));
      if (Object.values(removed).some((count) => count > 0))
        log.info({ removed }, "expired data removed");
    },
    { everySeconds: DAY, timeLimitSeconds: 60 * 60 },
  );
}
