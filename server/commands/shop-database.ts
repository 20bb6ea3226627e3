import { existsSync } from "node:fs";
import { join } from "node:path";

import { pino } from "pino";

import type { Config } from "#server/config.ts";
import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import { runningDatabase } from "#server/platform/database/embedded/running-database.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

export const NOT_STARTED = "There is no shop yet: start it once with npm start.";

/**
 * The shop's database for a command: that of the shop that runs, else it is started for as long as `open`.
 * `isRunning` is known of the embedded one only.
 * @throws {StartProblem} also where no shop was ever started
 */
export async function openShopDatabase(
  config: Config,
  open: AsyncDisposableStack,
  end: AbortSignal,
): Promise<{ database: Database; isRunning: boolean }> {
  const folder = join(config.dataDir, "database");
  const running = config.databaseUrl ? undefined : await runningDatabase(folder);
  if (running) {
    open.use(running);
    const database = connectDatabase(running.connection);
    open.defer(() => database.close());
    return { database, isRunning: true };
  }
  if (!config.databaseUrl && !existsSync(folder)) throw new StartProblem(NOT_STARTED);
  return { database: await startShopDatabase(config, open, end), isRunning: false };
}

/** The same where no shop runs; a missing database is made. */
export async function startShopDatabase(
  config: Config,
  open: AsyncDisposableStack,
  end: AbortSignal,
): Promise<Database> {
  const log = pino({ level: "silent" });
  const { database } = await openDatabase(config, open, { log, end, onProcess: () => {} });
  return database;
}
