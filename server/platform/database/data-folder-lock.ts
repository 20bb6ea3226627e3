import { StartProblem } from "#server/platform/start-problem.ts";

import { lockFolder } from "../../../scripts/setup/folder-lock.mjs";

/** Long enough for a shop that was just told to end. */
const PATIENCE = 10_000;

/**
 * Makes this process the only shop on `folder` (which must exist), waiting for one that is ending.
 * @throws {StartProblem} when another shop keeps it
 */
export async function lockDataFolder(
  folder: string,
  signal?: AbortSignal,
  patience = PATIENCE,
): Promise<AsyncDisposable> {
  const lock = await lockFolder(folder, "data", {
    patience,
    onWait: () => console.log(`Waiting for another shop to let go of ${folder} …`),
    signal,
  });
  if (lock) return { [Symbol.asyncDispose]: lock.release };
  throw new StartProblem(
    `Another shop is running on the data folder ${folder}; stop that one first, or set DATA_DIR to a folder of its own.`,
  );
}
