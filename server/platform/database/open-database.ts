import { join } from "node:path";

import type pg from "pg";
import type { Logger } from "pino";

import type { Config } from "#server/config.ts";
import { waitAtMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

import { connectDatabase, type Database } from "./connect.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { asShopRole } from "./embedded/shop-role.ts";
import { superviseDatabase } from "./embedded/supervised-database.ts";
import { readFromReplica } from "./replica/read-from-replica.ts";
import { keepsSessions } from "./session-check.ts";

/** How long the shop waits for connections in use when it shuts down, in milliseconds. */
const GRACE = 5_000;

const OLDEST_VERSION = 15;

export interface OpenDatabase {
  database: Database;
  /** Rejects with a `StartProblem` when the embedded server can't be restarted. */
  givenUp?: Promise<never>;
}

interface OpenOptions {
  log: Logger;
  /** Aborts the start. */
  end: AbortSignal;
  /**
   * Called with the process id of the embedded server whenever it changes; undefined while there is
   * none.
   */
  onProcess(pid: number | undefined): void;
}

/**
 * Connects to the configured database, or starts the embedded one in the data folder, which is then
 * locked for this process. Everything that is opened is closed with `open`.
 * @throws {StartProblem}
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databaseReadUrl" | "databaseConnections" | "dataDir">,
  open: AsyncDisposableStack,
  { log, end, onProcess }: OpenOptions,
): Promise<OpenDatabase> {
  const connect = (connection: pg.PoolConfig) =>
    connectUntilClosed({ ...connection, max: config.databaseConnections }, open, log);
  if (config.databaseUrl) {
    const database = connect({ connectionString: config.databaseUrl });
    await mustBeReachable(database, new URL(config.databaseUrl));
    if (!config.databaseReadUrl) return { database };
    const replica = { connectionString: config.databaseReadUrl, max: config.databaseConnections };
    return { database: open.use(await readFromReplica(database, replica, log)) };
  }
  open.use(await lockDataFolder(config.dataDir, end));
  const folder = join(config.dataDir, "database");
  const server = open.use(await superviseDatabase(folder, log, { onProcess }));
  return {
    database: connect(await asShopRole(server.connection)),
    givenUp: server.givenUp,
  };
}

function connectUntilClosed(
  connection: pg.PoolConfig,
  open: AsyncDisposableStack,
  log: Logger,
): Database {
  const database = connectDatabase(connection, {
    onChange(isAway, reason) {
      if (isAway) log.error({ err: redactError(reason) }, "the database does not answer");
      else log.info("the database answers again");
    },
  });
  open.defer(() => waitAtMost(GRACE, database.close()));
  return database;
}

/** Drizzle and the pool wrap the driver's error. */
interface Failure {
  message: string;
  code?: string;
  cause?: Failure;
}

async function mustBeReachable(database: Database, url: URL): Promise<void> {
  const where = `The database ${url.pathname.slice(1)} at ${url.host} (DATABASE_URL)`;
  const unreachable = (error: Failure) => {
    const { message, code } = error.cause ?? error;
    throw new StartProblem(`${where} cannot be reached: ${message || code}.`);
  };
  const answer = await database.pool.query("show server_version_num").catch(unreachable);
  const major = Math.floor(Number(answer.rows[0].server_version_num) / 10_000);
  if (major < OLDEST_VERSION) {
    throw new StartProblem(
      `${where} is PostgreSQL ${major}; the shop needs ${OLDEST_VERSION} or later.`,
    );
  }
  if (await keepsSessions(database.pool).catch(unreachable)) return;
  throw new StartProblem(
    `${where} is reached through a pooler in transaction mode; set it to session mode, or connect to PostgreSQL itself.`,
  );
}
