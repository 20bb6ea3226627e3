import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { pictureEnvironment } from "#server/config.ts";

import { StoreUnavailable } from "../files/store-unavailable.ts";
import { PictureProblem } from "./picture-problem.ts";
import type { JobAnswer, JobMessage, PictureJobs } from "./picture-worker.ts";

const WORKER = fileURLToPath(new URL("picture-worker.ts", import.meta.url));

/** Time limit for one job including the start of the process, in milliseconds. */
const LONGEST_JOB = 30_000;
/**
 * After so long without a job, in milliseconds, the process ends, which frees all of its memory.
 */
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
 * Processes pictures in a separate process, which is started when there is a job. There it competes
 * with pages neither for memory (a photo of 50 megapixels unpacks to hundreds of megabytes) nor for
 * threads, and has a lower CPU priority. It can also be killed, whereas the picture library can't
 * be interrupted everywhere.
 */
export function pictureProcess({ longestJob = LONGEST_JOB, idle = IDLE } = {}): PictureProcess {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  async function start(): Promise<ChildProcess> {
    const started = fork(WORKER, {
      execArgv: [],
      env: pictureEnvironment(),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // Ctrl-C in the terminal reaches only the shop, which ends this process when it is no longer
      // needed.
      detached: true,
    });
    // This process does not keep the shop's process alive.
    started.unref();
    started.channel?.unref();
    // Errors of sending to a process that has just ended; its exit event reports that.
    started.on("error", () => {});
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    try {
      await heard(started, longestJob);
    } catch (error) {
      throw new Error("The process for pictures does not start.", { cause: error });
    }
    return started;
  }

  function stop(): void {
    const stopped = child;
    child = undefined;
    if (stopped?.connected) stopped.disconnect();
  }

  async function answerTo(message: JobMessage): Promise<unknown> {
    clearTimeout(idleTimer);
    const worker = (child ??= await start());
    try {
      worker.send(message);
      const answer = await heard(worker, longestJob);
      if ("failure" in answer) throw new StoreUnavailable(answer.failure);
      if ("problem" in answer) throw new PictureProblem(answer.problem, answer.fault);
      return answer.result;
    } finally {
      idleTimer = setTimeout(stop, idle).unref();
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    run(job, ...args) {
      const answer = last.then(() => answerTo({ job, args }));
      last = answer.catch(() => {});
      return answer as Promise<never>;
    },

    [Symbol.dispose]() {
      clearTimeout(idleTimer);
      child?.kill("SIGKILL");
      stop();
    },
  };
}

/**
 * The worker's next message. @throws {PictureProblem} when it exits first, or takes too long and is
 * killed
 */
async function heard(worker: ChildProcess, milliseconds: number): Promise<JobAnswer> {
  const timer = setTimeout(() => worker.kill("SIGKILL"), milliseconds);
  const done = new AbortController();
  const { signal } = done;
  try {
    return await Promise.race([
      once(worker, "message", { signal }).then(([answer]) => answer as JobAnswer),
      once(worker, "exit", { signal }).then(([code, by]) => {
        throw new PictureProblem(`the process for pictures ended by ${by ?? code}`);
      }),
    ]);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
