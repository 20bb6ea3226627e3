import { fileURLToPath } from "node:url";

import { pictureEnvironment } from "#server/config.ts";

import { StoreUnavailable } from "../files/store-unavailable.ts";
import { jobProcess, ProcessEnded } from "../processes/job-process.ts";
import { PictureProblem } from "./picture-problem.ts";
import type { JobAnswer, JobMessage, PictureJobs } from "./picture-worker.ts";

const WORKER = fileURLToPath(new URL("picture-worker.ts", import.meta.url));

/** Time limit for one job including the start of the process, in milliseconds. */
const LONGEST_JOB = 30_000;
/** In milliseconds. */
const IDLE = 30_000;

export type RunPictureJob = <Job extends keyof PictureJobs>(
  job: Job,
  ...args: Parameters<PictureJobs[Job]>
) => Promise<Awaited<ReturnType<PictureJobs[Job]>>>;

export interface PictureProcess extends Disposable {
  /** Jobs wait for each other. @throws {PictureProblem} */
  run: RunPictureJob;
}

/**
 * Processes pictures in a separate process. A photo of 50 megapixels unpacks to hundreds of megabytes, and
 * the picture library can't be interrupted everywhere.
 */
export function pictureProcess({ longestJob = LONGEST_JOB, idle = IDLE } = {}): PictureProcess {
  const { run, ...rest } = jobProcess<JobMessage, JobAnswer>(WORKER, {
    name: "pictures",
    env: pictureEnvironment(),
    longestJob,
    idle,
  });
  return {
    ...rest,
    async run(job, ...args) {
      const answer = await run({ job, args }).catch((error: unknown) => {
        if (error instanceof ProcessEnded) throw new PictureProblem(error.message);
        throw error;
      });
      if ("failure" in answer) throw new StoreUnavailable(answer.failure);
      if ("problem" in answer) throw new PictureProblem(answer.problem, answer.fault);
      return answer.result as never;
    },
  };
}
