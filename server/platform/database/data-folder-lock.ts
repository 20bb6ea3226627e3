import { StartProblem } from "#server/platform/start-problem.ts";

import { lockFolder } from "../../../scripts/setup/folder-lock.mjs";

/** How long to wait for a shop that is shutting down, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Locks `folder` (which must exist) for this process, waiting for another that is shutting down.
 * @throws {StartProblem} when another shop goes on using it
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
