import { join } from "node:path";

import type { Config } from "../config.ts";
import { atMost } from "../process-end.ts";
import { StartProblem } from "../start-problem.ts";
import { connectDatabase, type Database } from "./connect.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { startEmbeddedDatabase } from "./embedded/start-embedded.ts";

/** How long connections in use may take to come back once the shop ends, in milliseconds. */
const GRACE = 5_000;

const OLDEST_VERSION = 15;

export interface OpenDatabase {
  database: Database;
  /** The embedded server's process, and its end when nobody asked for it. */
  embedded?: { pid: number; crashed: Promise<void> };
}

/**
 * Connects to the configured database, or starts the embedded one in the data folder, which is
 * then this process's alone. What is opened is closed with `open`.
 * @throws {StartProblem}
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  open: AsyncDisposableStack,
  end: AbortSignal,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const database = connectUntilClosed({ connectionString: config.databaseUrl }, open);
    await mustBeReachable(database, new URL(config.databaseUrl));
    return { database };
  }
  open.use(await lockDataFolder(config.dataDir, end));
  const server = open.use(await startEmbeddedDatabase(join(config.dataDir, "database")));
  return {
    database: connectUntilClosed(server.connection, open),
    embedded: { pid: server.pid, crashed: server.crashed },
  };
}

function connectUntilClosed(
  connection: Parameters<typeof connectDatabase>[0],
  open: AsyncDisposableStack,
): Database {
  const database = connectDatabase(connection);
  open.defer(() => atMost(GRACE, database.close()));
  return database;
}

async function mustBeReachable(database: Database, url: URL): Promise<void> {
  const where = `The database ${url.pathname.slice(1)} at ${url.host} (DATABASE_URL)`;
  const answer = await database.pool.query("show server_version_num").catch((error) => {
    throw new StartProblem(`${where} cannot be reached: ${error.message || error.code}.`);
  });
  const major = Math.floor(Number(answer.rows[0].server_version_num) / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new StartProblem(
    `${where} is PostgreSQL ${major}; the shop needs ${OLDEST_VERSION} or later.`,
  );
}
