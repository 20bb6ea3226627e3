import { rename } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

import type pg from "pg";
import type { Logger } from "pino";

import { StartProblem } from "#server/platform/start-problem.ts";

import { startServerProcess, type ServerOptions, type ServerProcess } from "./server-process.ts";
import { openEmbedded } from "./start-embedded.ts";

export interface KeptRunning extends AsyncDisposable {
  /** The same for every server that is started. */
  connection: pg.PoolConfig;
  /** Rejects with a `StartProblem` when the database ended and could not be started for too long. */
  givenUp: Promise<never>;
}

export interface KeepOptions extends ServerOptions {
  /** For how long it is tried to start it again, in milliseconds. */
  patience?: number;
}

const USUAL_PATIENCE = 5 * 60_000;

/** The first start after an end is at once, each further one waits twice as long, in milliseconds. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** What has run this long did not end by what was wrong when it started. */
const STABLE_AFTER = 10_000;

/**
 * Starts the PostgreSQL in `folder`, and starts it again whenever it ends by itself. Disposing ends it
 * cleanly.
 * @throws {StartProblem} when it can't be started in the first place
 */
export async function keepEmbeddedDatabase(
  folder: string,
  log: Logger,
  { patience = USUAL_PATIENCE, ...options }: KeepOptions = {},
): Promise<KeptRunning> {
  await using undo = new AsyncDisposableStack();
  const { cluster, connection } = undo.use(await openEmbedded(folder, options));
  const stopping = new AbortController();
  let server = await startServerProcess(cluster, options);

  async function keepRunning(): Promise<void> {
    let wait = 0;
    for (;;) {
      const started = Date.now();
      await server.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - started >= STABLE_AFTER) wait = 0;
      // What it said last, before the next one writes over it.
      await rename(cluster.log, `${cluster.log}.ended`).catch(() => {});
      log.error({ log: `${cluster.log}.ended` }, "the database ended by itself, starting it again");
      [server, wait] = await startAgain(wait);
      if (stopping.signal.aborted) return server.stop();
      log.info({ pid: server.pid }, "the database was started again");
    }
  }

  /** @returns the server, and how long to wait before the next start, should it end soon */
  async function startAgain(firstWait: number): Promise<[ServerProcess, number]> {
    const deadline = Date.now() + patience;
    let wait = firstWait;
    for (;;) {
      await delay(wait, undefined, { signal: stopping.signal });
      wait = Math.min(Math.max(wait * 2, FIRST_WAIT), LONGEST_WAIT);
      try {
        return [await startServerProcess(cluster, options, stopping.signal), wait];
      } catch (error) {
        if (stopping.signal.aborted || Date.now() + wait >= deadline) throw error;
        log.error({ err: error }, "the database could not be started again");
      }
    }
  }

  const givenUp = Promise.withResolvers<never>();
  // Who keeps it running need not listen.
  givenUp.promise.catch(() => {});
  const keeping = keepRunning().catch((error: Error) => {
    if (stopping.signal.aborted) return;
    givenUp.reject(
      new StartProblem(`The database ended and could not be started again. ${error.message}`),
    );
  });

  const resources = undo.move();
  return {
    connection,
    givenUp: givenUp.promise,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await server.stop();
      await keeping;
      await resources.disposeAsync();
    },
  };
}
