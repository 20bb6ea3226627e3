import { rename } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

import type pg from "pg";
import type { Logger } from "pino";

import { StartProblem } from "#server/platform/start-problem.ts";

import { startServerProcess, type ServerOptions, type ServerProcess } from "./server-process.ts";
import { openEmbedded } from "./start-embedded.ts";

export interface SupervisedDatabase extends AsyncDisposable {
  /** Stays the same across restarts. */
  connection: pg.PoolConfig;
  /**
   * Rejects with a `StartProblem` when the database has ended and could not be restarted in time.
   */
  givenUp: Promise<never>;
}

export interface SupervisionOptions extends ServerOptions {
  /** How long restarting is tried, in milliseconds. */
  patience?: number;
}

const USUAL_PATIENCE = 5 * 60_000;

/**
 * The delay before the second restart in a row, in milliseconds; the first has none, each further
 * one doubles it.
 */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** A server that ran this long, in milliseconds, did not fail because of a problem at its start. */
const STABLE_AFTER = 10_000;

/**
 * Starts the PostgreSQL in `folder` and restarts it whenever it ends unexpectedly. Disposing shuts
 * it down cleanly.
 * @throws {StartProblem} when it can't be started in the first place
 */
export async function superviseDatabase(
  folder: string,
  log: Logger,
  { patience = USUAL_PATIENCE, ...options }: SupervisionOptions = {},
): Promise<SupervisedDatabase> {
  await using undo = new AsyncDisposableStack();
  const { cluster, connection } = undo.use(await openEmbedded(folder, options));
  const stopping = new AbortController();
  let server = await startServerProcess(cluster, options);

  async function restartWheneverItEnds(): Promise<void> {
    let wait = 0;
    for (;;) {
      const started = Date.now();
      await server.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - started >= STABLE_AFTER) wait = 0;
      // Keep the log of the ended server, before the next one overwrites it.
      await rename(cluster.log, `${cluster.log}.ended`).catch(() => {});
      log.error({ log: `${cluster.log}.ended` }, "the database ended by itself, starting it again");
      [server, wait] = await startAgain(wait);
      if (stopping.signal.aborted) return server.stop();
      log.info({ pid: server.pid }, "the database was started again");
    }
  }

  /** @returns the server, and the delay before the next restart if it ends soon */
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
  // Not every caller listens to it: an unhandled rejection would end the process.
  givenUp.promise.catch(() => {});
  const supervising = restartWheneverItEnds().catch((error: Error) => {
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
      await supervising;
      await resources.disposeAsync();
    },
  };
}
