import { realpath, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { StartProblem } from "#server/platform/start-problem.ts";

/** What is in these folders of the data folder is the shop's own, or is served. */
const TAKEN = ["files", "uploads", "database"];

/**
 * Looks at the folder for nightly backups when the shop starts, so that nobody learns in the night that
 * it can't be used.
 * @throws {StartProblem}
 */
export async function mustTakeBackups(folder: string, dataDir: string): Promise<void> {
  const refuse = (reason: string) => {
    throw new StartProblem(`The folder for backups ${folder} (BACKUP_DIR) ${reason}.`);
  };
  try {
    if (!(await stat(folder)).isDirectory()) refuse("is not a folder");
    // Rights alone don't tell of a disk that can only be read.
    const trial = join(folder, `.naqra-trial-${process.pid}`);
    await writeFile(trial, "");
    await rm(trial);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && syscall === "stat")
      refuse("does not exist; make it, on another disk than the shop's");
    refuse(`cannot be written to (${code}); let this user write there, or name another`);
  }
  const place = await realpath(folder);
  for (const taken of TAKEN) {
    const inside = relative(await real(join(dataDir, taken)), place);
    if (inside === "" || !/^\.\.(?:[\\/]|$)/.test(inside)) {
      refuse(`lies in the shop's own folder ${taken}; name one outside of it`);
    }
  }
}

/** A path that may not exist yet, without links. */
async function real(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path));
}
