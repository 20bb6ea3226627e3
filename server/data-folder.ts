import { access, constants, mkdir } from "node:fs/promises";

import { StartProblem } from "./start-problem.ts";

/**
 * Makes the data folder when it is missing, for its owner only.
 * @throws {StartProblem} when it can't be made or written to
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      `The data folder ${folder} cannot be written to (${code}); let this user write there, or set DATA_DIR to another folder.`,
    );
  }
}
