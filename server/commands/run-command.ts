import { exit } from "node:process";

import { ConfigError } from "#server/config.ts";
import { BackupProblem } from "#server/platform/backup/backup-problem.ts";
import { endOfProcess, ToldToEnd } from "#server/platform/process-end.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

const KNOWN = [StartProblem, ConfigError, BackupProblem];

/**
 * Runs a command of the person at the terminal and exits: with 1 when it fails, after its reason in a
 * sentence. What was opened is closed first.
 * @param run `end` is aborted when the process is told to end
 */
export async function runCommand(
  run: (open: AsyncDisposableStack, end: AbortSignal) => Promise<void>,
): Promise<never> {
  const end = endOfProcess();
  let failure: unknown;
  try {
    await using open = new AsyncDisposableStack();
    await run(open, end);
  } catch (error) {
    failure = error;
  }
  if (end.reason instanceof ToldToEnd) console.error("Ended before it was done.");
  else if (failure !== undefined) {
    const isKnown = KNOWN.some((kind) => failure instanceof kind);
    console.error(isKnown ? (failure as Error).message : failure);
  }
  exit(failure === undefined && !end.aborted ? 0 : 1);
}
