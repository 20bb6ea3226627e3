import { join } from "node:path";

import type { Logger } from "pino";
import { z } from "zod";

import type { Config } from "#server/config.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { backupName } from "#server/platform/backup/backup-name.ts";
import { NIGHTLY_BACKUP } from "#server/platform/backup/backup-record.store.ts";
import { rotateBackups } from "#server/platform/backup/rotation.ts";
import { nextMidnight } from "#server/platform/cache/next-midnight.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { handleJobs, type JobHandler, type JobKind } from "#server/platform/jobs/job-kind.ts";

import { backupFailedNotice } from "./backup-notifications.ts";
import { makeRecordedBackup } from "./make-recorded-backup.ts";
import { ownerAddresses } from "./owner-addresses.store.ts";

interface NightlyParts {
  config: Pick<Config, "dataDir" | "publicUrl" | "secretKeys">;
  /** Where backups are kept. */
  folder: string;
  database: Database;
  store: Pick<FileStore, "read">;
  notifications: Pick<Notifications, "send">;
  log: Logger;
}

const KIND: JobKind<object> = { name: NIGHTLY_BACKUP, payload: z.object({}) };

const HOUR = 60 * 60;
/** At three in the morning in Amman, when nobody orders. */
const BEGIN = 3 * HOUR;
const TIME_LIMIT = 6 * HOUR;
/** A backup gives up so much before its time is over, in seconds: it has to remove what it has written. */
const TO_CLEAN_UP = 60;

/** Owners are told when so many tries have failed in a row: some twenty minutes after the first. */
const TELL_AFTER = 3;

/** Seconds until three in the morning in Amman. @param now in milliseconds since 1970 */
export function untilNight(now = Date.now()): number {
  const ahead = BEGIN * 1000;
  return Math.ceil((nextMidnight(now - ahead) + ahead - now) / 1000);
}

/** Makes a backup each night, on one of the nodes that have a folder for it, and deletes old ones. */
export function nightlyBackup({ folder, notifications, log, ...parts }: NightlyParts): JobHandler {
  const { database, config } = parts;

  async function backUp(): Promise<void> {
    const now = new Date();
    const path = join(folder, backupName(config.publicUrl, now, "nightly"));
    const end = AbortSignal.timeout((TIME_LIMIT - TO_CLEAN_UP) * 1000);
    const { files, missing } = await makeRecordedBackup(parts, path, end);
    await rotateBackups(folder, config.publicUrl, now);
    log.info({ file: path, files: files.count, missingFiles: missing.count }, "backup made");
  }

  /** In a transaction of its own, since that of the failed job is undone. */
  async function tellOwners(): Promise<void> {
    const night = new Date().toISOString().slice(0, 10);
    await database.transaction(async (trx) => {
      for (const email of await ownerAddresses(trx)) {
        await notifications.send(trx, backupFailedNotice, { night }, { email });
      }
    });
  }

  return handleJobs(
    KIND,
    async (_nothing, { attempts }) => {
      try {
        await backUp();
      } catch (error) {
        if (attempts === TELL_AFTER) await tellOwners();
        throw error;
      }
    },
    { everySeconds: untilNight, timeLimitSeconds: TIME_LIMIT },
  );
}
