import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The process ended before it answered: it took too long, too much memory, or was killed. */
export class ProcessEnded extends Error {
  override readonly name = "ProcessEnded";
}

export interface JobProcess<Message, Answer> extends Disposable {
  /** Jobs wait for each other. @throws {ProcessEnded} */
  run(message: Message): Promise<Answer>;
}

interface Options {
  /** What it is for, in messages. */
  name: string;
  env: NodeJS.ProcessEnv;
  execArgv?: string[];
  /** Time limit for one job including the start of the process, in milliseconds. */
  longestJob: number;
  /** After so long without a job, in milliseconds, the process ends, which frees all of its memory. */
  idle: number;
  /** What it writes to its standard error. */
  errors?: "inherit" | "ignore";
}

/**
 * Does jobs in a separate process, which is started when there is one. There they compete with pages neither
 * for memory nor for threads, and they can be ended wherever they are.
 * @param worker a file that calls `answerJobs`; it runs from its source in the built server too
 */
export function jobProcess<Message extends object, Answer>(
  worker: string,
  { name, env, execArgv = [], longestJob, idle, errors = "inherit" }: Options,
): JobProcess<Message, Answer> {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  async function start(): Promise<ChildProcess> {
    const started = fork(worker, {
      execArgv,
      env,
      serialization: "advanced",
      stdio: ["ignore", "ignore", errors, "ipc"],
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
      await heard(started);
    } catch (error) {
      throw new Error(`The process for ${name} does not start.`, { cause: error });
    }
    return started;
  }

  function stop(): void {
    const stopped = child;
    child = undefined;
    if (stopped?.connected) stopped.disconnect();
  }

  async function answerTo(message: Message): Promise<Answer> {
    clearTimeout(idleTimer);
    const started = (child ??= await start());
    try {
      started.send(message);
      return (await heard(started)) as Answer;
    } finally {
      idleTimer = setTimeout(stop, idle).unref();
    }
  }

  /** Its next message. @throws {ProcessEnded} when it exits first, or takes too long and is killed */
  async function heard(started: ChildProcess): Promise<unknown> {
    const timer = setTimeout(() => started.kill("SIGKILL"), longestJob);
    const done = new AbortController();
    const { signal } = done;
    try {
      return await Promise.race([
        once(started, "message", { signal }).then(([answer]) => answer as unknown),
        once(started, "exit", { signal }).then(([code, by]) => {
          throw new ProcessEnded(`the process for ${name} ended by ${by ?? code}`);
        }),
      ]);
    } finally {
      clearTimeout(timer);
      done.abort();
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    run(message) {
      const answer = last.then(() => answerTo(message));
      last = answer.catch(() => {});
      return answer;
    },

    [Symbol.dispose]() {
      clearTimeout(idleTimer);
      child?.kill("SIGKILL");
      stop();
    },
  };
}
