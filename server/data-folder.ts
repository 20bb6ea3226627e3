import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

import { StartProblem } from "./platform/start-problem.ts";

/**
 * Creates the data folder when it is missing, for its owner only.
 * @throws {StartProblem} when it can't be created or written to
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      `The data folder ${folder} cannot be written to (${code}); let this user write there, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Not Node's recursive mkdir: it never returns below a folder that can't have subfolders (/proc).
 */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process created it at the same moment; if it is not a folder, access() fails.
    if (error.code !== "EEXIST") throw error;
  });
}
