import { hash } from "node:crypto";
import { extname } from "node:path";

import { contentTypeOf } from "#server/platform/files/content-type.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";

import { contentOf } from "./archive-content.ts";
import { readArchive } from "./archive-reader.ts";
import { BackupProblem } from "./backup-problem.ts";
import { inOrder } from "./in-order.ts";
import { readWhole } from "./read-file.ts";

const AT_ONCE = 4;
const FOLDERS = ["public", "private"];

/**
 * Files of the same backup may be there: those of a restore that was ended in the middle.
 * @throws {BackupProblem} when the store has any other
 */
export async function mustHoldNoOthers(store: FileStore, path: string): Promise<void> {
  const there = new Set<string>();
  for (const folder of FOLDERS) for await (const key of store.list(folder)) there.add(key);
  if (there.size === 0) return;
  for await (const { name } of readArchive(path)) {
    const content = contentOf(name);
    if (content?.kind === "file") there.delete(content.key);
  }
  const [other] = there;
  if (other === undefined) return;
  throw new BackupProblem(
    `The file store is not empty: it has ${there.size} files that are not in the backup, such as ${other}. ` +
      "Restore into an empty folder or bucket. Nothing was changed.",
  );
}

/**
 * Writes the files of a backup that was checked into the store, and reads each back.
 * @throws {BackupProblem} when the store gives another content than it was given
 */
export async function restoreFiles(
  store: FileStore,
  path: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const write = async ({ key, bytes }: { key: string; bytes: Buffer }) => {
    await store.putBytes(key, bytes, contentTypeOf(extname(key).slice(1)));
    const kept = await readWhole(store, key);
    if (!kept || hash("sha256", kept) !== hash("sha256", bytes)) {
      throw new BackupProblem(`The file store does not keep ${key} as it was written.`);
    }
  };
  for await (const _ of inOrder(filesOf(path), AT_ONCE, write)) signal?.throwIfAborted();
}

async function* filesOf(path: string) {
  for await (const entry of readArchive(path)) {
    const content = contentOf(entry.name);
    if (content?.kind === "file") yield { key: content.key, bytes: await entry.bytes() };
  }
}
