import { backupRecordStore } from "#server/platform/backup/backup-record.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getBackupState } from "#shared/backups/backup-calls.ts";
import type { BackupState } from "#shared/backups/backup.ts";

export function backupRoutes(db: Db) {
  const routes = newRoutes();
  handleCall(routes, getBackupState, async () => one(await stateOf(db)));
  return routes;
}

async function stateOf(db: Db): Promise<BackupState> {
  const store = backupRecordStore(db);
  const [last, nightly] = [await store.last(), await store.nightly()];
  return {
    last: last ? { ...last, madeAt: last.madeAt.toISOString() } : null,
    nextAt: nightly?.nextAt.toISOString() ?? null,
    failure: nightly?.failure ?? "",
  };
}
