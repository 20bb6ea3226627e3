import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { pictureEnvironment } from "#server/config.ts";

import type { JobAnswer, JobMessage, PictureJobs } from "./picture-worker.ts";

const WORKER = fileURLToPath(new URL("picture-worker.ts", import.meta.url));

/** How long one job may take, and the start, in milliseconds. */
const LONGEST_JOB = 30_000;
/** After that long without a job the process ends, which gives back all of its memory. */
const IDLE = 30_000;

/** A picture that could not be worked on: it is none, or takes more than there is. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
}

export type RunPictureJob = <Job extends keyof PictureJobs>(
  job: Job,
  ...args: Parameters<PictureJobs[Job]>
) => Promise<Awaited<ReturnType<PictureJobs[Job]>>>;

export interface PictureProcess extends Disposable {
  /** Who comes second waits. @throws {PictureProblem} */
  run: RunPictureJob;
}

/**
 * Works on pictures in a process of its own, which is started when there is a job. There, what a
 * picture takes is not taken from the pages: neither memory (a photo of 50 megapixels unpacks to
 * hundreds of megabytes), nor threads, nor the first place at the processor. And it can be ended, which
 * the picture library can't everywhere.
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
      // A Ctrl-C at the terminal ends the shop, and that this process, once it is not needed any more.
      detached: true,
    });
    // Whether the shop's process goes on does not depend on this one.
    started.unref();
    started.channel?.unref();
    // What was sent to one that has just ended; that it has is heard of by its exit.
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
      if ("failure" in answer) throw new Error(answer.failure);
      if ("problem" in answer) throw new PictureProblem(answer.problem);
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

/** The worker's next message. @throws {PictureProblem} when it ends without, or is late and ended */
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
