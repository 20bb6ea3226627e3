import { stat } from "node:fs/promises";
import { hostname } from "node:os";

import type { Manifest } from "#server/platform/backup/backup-format.ts";
import { backupRecordStore } from "#server/platform/backup/backup-record.store.ts";
import { makeBackup, type BackupParts } from "#server/platform/backup/make-backup.ts";

/** Makes a backup and notes it, for the panel and the metrics. */
export async function makeRecordedBackup(
  parts: BackupParts,
  path: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  const madeAt = new Date();
  const manifest = await makeBackup(parts, path, signal);
  const { size } = await stat(path);
  const record = {
    file: path,
    machine: hostname(),
    byteSize: size,
    missingFiles: manifest.missing.count,
  };
  await backupRecordStore(parts.database.db).add(record, madeAt);
  return manifest;
}
