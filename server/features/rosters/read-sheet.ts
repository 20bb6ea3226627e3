import { fileURLToPath } from "node:url";

import { jobProcess, ProcessEnded } from "#server/platform/processes/job-process.ts";

import type { SheetAnswer } from "./sheet-worker.ts";
import { SheetProblem, tooComplex, type ReadSheet } from "./sheet.ts";

const WORKER = fileURLToPath(new URL("sheet-worker.ts", import.meta.url));

/** Time limit for one file, and for the start of the process, in milliseconds. */
const LONGEST_READ = 10_000;
/** In milliseconds. */
const IDLE = 5000;
/** Of JavaScript's memory in the process, in megabytes. What is unpacked has a limit of its own. */
const MOST_MEMORY = 256;

export interface SheetReader extends Disposable {
  /**
   * The list in a file, as uploads are stored: CSV, or a workbook of Excel (XLSX). One is read at a time.
   * @throws {SheetProblem} with a message for whoever sent it
   */
  read(path: string): Promise<ReadSheet>;
}

/**
 * Reads files with lists in a separate process: a small file can unpack to a large one, and take long, and
 * what reads it can't be interrupted.
 */
export function sheetReader({ memory = MOST_MEMORY } = {}): SheetReader {
  const { run, ...rest } = jobProcess<{ path: string }, SheetAnswer>(WORKER, {
    name: "lists",
    // Nothing of the shop's secrets is there for what a file might do.
    env: {},
    // With more room for what is young, which nearly all of it is, it takes half the time.
    execArgv: [`--max-old-space-size=${memory}`, "--max-semi-space-size=16"],
    longestJob: LONGEST_READ,
    idle: IDLE,
    // Whoever sends such files is told; what Node.js prints when its memory ends would fill the log.
    errors: "ignore",
  });
  return {
    ...rest,
    async read(path) {
      const answer = await run({ path }).catch((error: unknown) => {
        throw error instanceof ProcessEnded ? tooComplex() : error;
      });
      if ("problem" in answer) throw new SheetProblem(answer.problem);
      if ("failure" in answer) throw new Error(answer.failure);
      return answer.result;
    },
  };
}
