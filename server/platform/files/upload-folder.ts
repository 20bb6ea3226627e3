import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { lockFolder } from "../../../scripts/setup/folder-lock.mjs";

const PURPOSE = "uploads";

/**
 * Creates a folder for this process's uploads until they are stored or rejected, and deletes the
 * folders that ended processes left behind. Disposing removes it.
 * @param dataDir must exist
 */
export async function openUploadFolder(
  dataDir: string,
): Promise<AsyncDisposable & { path: string }> {
  const all = join(dataDir, "uploads");
  await mkdir(all, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  // Held so that no other process deletes this folder before it is locked.
  const opening = await lockFolder(all, PURPOSE);
  try {
    for (const name of await readdir(all)) await sweepUnlessInUse(join(all, name));
    const path = await mkdtemp(join(all, "process-"));
    const ours = await lockFolder(path, PURPOSE);
    return {
      path,
      async [Symbol.asyncDispose]() {
        // Retried, because files may still be written to it.
        await rm(path, { recursive: true, force: true, maxRetries: 3 });
        await ours?.release();
      },
    };
  } finally {
    await opening?.release();
  }
}

async function sweepUnlessInUse(folder: string): Promise<void> {
  const lock = await lockFolder(folder, PURPOSE, { patience: 0 });
  if (!lock) return;
  await rm(folder, { recursive: true, force: true });
  await lock.release();
}
