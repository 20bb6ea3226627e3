import type { Logger } from "pino";
import { z } from "zod";

import type { Database } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler, type JobKind } from "#server/platform/jobs/job-kind.ts";

import type { FileStore } from "./file-store.ts";
import { fileRecordStore } from "./file.store.ts";
import { variantKeys } from "./picture-variant.ts";

/**
 * Deletes stored files that no record refers to: pictures that staff replaced, and files of a
 * process that was killed between storing a picture and writing its record.
 */
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A younger file may belong to a record that is about to be written; in milliseconds. */
const YOUNGEST = HOUR;
const AT_ONCE = 500;

/** @returns how many files were deleted, variants of public pictures not counted */
export async function sweepFiles(
  database: Database,
  store: FileStore,
  now = Date.now(),
): Promise<number> {
  const unused = await database.transaction((trx) =>
    fileRecordStore(trx).notReferred(inGroups(allFiles(store), AT_ONCE)),
  );
  const orphans = [];
  for (const key of unused) {
    const changedAt = await store.changedAt(key);
    if (changedAt && now - changedAt.getTime() > YOUNGEST) orphans.push(key);
  }
  for (const key of orphans) {
    await store.delete(key);
    for (const variant of key.startsWith("public/") ? variantKeys(key) : []) {
      await store.delete(variant);
    }
  }
  await fileRecordStore(database.db).forget(orphans);
  return orphans.length;
}

async function* allFiles(store: FileStore): AsyncGenerator<string> {
  for (const folder of ["public", "private", "parts"]) yield* store.list(folder);
}

const SWEEP_FILES: JobKind<object> = { name: "sweep-files", payload: z.object({}) };

/** Sweeps once a day, on one of the nodes. */
export function sweepFilesDaily(database: Database, store: FileStore, log: Logger): JobHandler {
  const sweep = async () => {
    const deleted = await database.forLongWork((patient) => sweepFiles(patient, store));
    if (deleted > 0) log.info({ deleted }, "files swept");
  };
  return handleJobs(SWEEP_FILES, sweep, {
    everySeconds: DAY / 1000,
    timeLimitSeconds: HOUR / 1000,
  });
}

async function* inGroups(keys: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const key of keys) {
    group.push(key);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
