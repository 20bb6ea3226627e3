import { fileURLToPath } from "node:url";

import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";

import { StartProblem } from "../start-problem.ts";
import type { Database } from "./connect.ts";
import { isUnavailable } from "./unavailable.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/**
 * Several nodes may start at once: the second waits for this lock and then finds nothing left to
 * do.
 */
const MIGRATION_LOCK = 7_210_001;

/**
 * Migrates the database to the newest version. Each migration runs once; either all pending ones
 * are applied or none.
 * @throws {StartProblem}
 */
export async function migrate(database: Database): Promise<void> {
  const connection = await database.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await createTrigrams(connection);
    const before = await newestApplied(connection);
    await applyMigrations(drizzle(connection), { migrationsFolder: MIGRATIONS });
    // Queries on a rewritten table are slow until PostgreSQL has new statistics for it.
    if ((await newestApplied(connection)) !== before) await connection.query("vacuum (analyze)");
  } finally {
    await connection.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    connection.release();
  }
}

/** Creates the extension for searching in lists. The owner of a database may create it. */
async function createTrigrams(connection: PoolClient): Promise<void> {
  try {
    await connection.query("create extension if not exists pg_trgm");
  } catch (error) {
    if (isUnavailable(error)) throw error;
    throw new StartProblem(
      `The database needs the extension pg_trgm, which comes with PostgreSQL (in some systems as postgresql-contrib), and it could not be created: ${(error as Error).message}. Let the database's owner run: create extension pg_trgm`,
    );
  }
}

/** Whether the newest migration that this version of the shop knows has been applied. */
export async function isMigrated({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1);
  return (await newestApplied(pool)) >= (newest?.folderMillis ?? 0);
}

/**
 * The creation time of the newest migration that was applied, in milliseconds since 1970; 0 when
 * there is none.
 */
async function newestApplied(connection: Pick<Pool, "query">): Promise<number> {
  const table = "drizzle.__drizzle_migrations";
  const { rows: found } = await connection.query("select to_regclass($1) as name", [table]);
  if (!found[0].name) return 0;
  const { rows } = await connection.query(`select max(created_at) as newest from ${table}`);
  return Number(rows[0].newest);
}
