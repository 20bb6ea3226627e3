// The process in which files with lists are read. Started by `read-sheet.ts`, which sends it one at a time.
import { answerJobs } from "#server/platform/processes/answer-jobs.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";

import { sheetOfFile } from "./sheet-of-file.ts";
import { SheetProblem, type ReadSheet } from "./sheet.ts";

/** `problem`: the file can't be taken. `failure`: something else went wrong. */
export type SheetAnswer = { result: ReadSheet } | { problem: ApiMessage } | { failure: string };

await answerJobs(async ({ path }: { path: string }): Promise<SheetAnswer> => {
  try {
    return { result: await sheetOfFile(path) };
  } catch (error) {
    if (error instanceof SheetProblem) return { problem: error.reported };
    return { failure: String((error as Error).stack ?? error) };
  }
});
