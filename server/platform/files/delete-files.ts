import type { Db } from "#server/platform/database/connect.ts";

import type { FileStore } from "./file-store.ts";
import { fileRecordStore } from "./file.store.ts";
import { variantKeys } from "./picture-variant.ts";

/**
 * Deletes files that no record names any more, after the commit. What can't be deleted now stays withdrawn
 * and is left to the daily sweep.
 */
export async function deleteFiles(
  db: Db,
  store: FileStore,
  keys: readonly string[],
): Promise<void> {
  const deleted: string[] = [];
  for (const key of keys) {
    const all = [key, ...(key.startsWith("public/") ? variantKeys(key) : [])];
    const tried = await Promise.allSettled(all.map((each) => store.delete(each)));
    if (tried.every(({ status }) => status === "fulfilled")) deleted.push(key);
  }
  await fileRecordStore(db).forget(deleted);
}
