import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

import { BackupProblem } from "./backup-problem.ts";

/** The files in the data folder that hold keys, without which parts of the database can't be read. */
export const KEY_FILES = ["secret.key"] as const;

/** Of the key files those that are there, with their content. */
export async function readKeyFiles(dataDir: string): Promise<{ name: string; bytes: Buffer }[]> {
  const found = [];
  for (const name of KEY_FILES) {
    const bytes = await readIfThere(join(dataDir, name));
    if (bytes) found.push({ name, bytes });
  }
  return found;
}

/**
 * @throws {BackupProblem} where another key is there already: it may be needed for something
 */
export async function mustNotReplaceKey(
  dataDir: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const own = await readIfThere(join(dataDir, name));
  if (own && !own.equals(bytes)) {
    throw new BackupProblem(
      `${join(dataDir, name)} holds another key than the backup; move it away, or restore into a new data folder.`,
    );
  }
}

/** Writes a key file, for its owner only. */
export async function writeKeyFile(dataDir: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await using file = await open(join(dataDir, name), "w", 0o600);
  await file.chmod(0o600);
  await file.writeFile(bytes);
  await file.sync();
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
