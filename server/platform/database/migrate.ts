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
 * @throws {StartProblem} also when the database is older than the first migration
 */
export async function migrate(database: Database): Promise<void> {
  if (await isMigrated(database)) return;
  const connection = await database.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const before = await newestApplied(connection);
    mustNotBeOlder(before);
    await createTrigrams(connection);
    await applyMigrations(drizzle(connection), { migrationsFolder: MIGRATIONS });
    // Queries on a rewritten table are slow until PostgreSQL has new statistics for it.
    if ((await newestApplied(connection)) !== before) await connection.query("vacuum (analyze)");
  } finally {
    await connection.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    connection.release();
  }
}

/**
 * The first migration makes the whole database, as all migrations before version 0.2.0 did together, and
 * has the time of the last of these: a database that has all of them has it too.
 */
function mustNotBeOlder(newest: number): void {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (newest === 0 || newest >= first!.folderMillis) return;
  throw new StartProblem(
    "The database was made by a version of the shop that is too old to be updated by this one. Start version 0.1.0 on it once, then this one (docs/server.md says how). Nothing was changed.",
  );
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

/** When the newest migration was made that was applied to a database, and whether this version knows it. */
export async function appliedMigration(
  connection: Pick<Pool, "query">,
): Promise<{ at: number; isKnown: boolean }> {
  const at = await newestApplied(connection);
  return { at, isKnown: isKnownMigration(at) };
}

/** Whether this version of the shop has a migration that was made at this time. */
export function isKnownMigration(at: number): boolean {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).some(
    ({ folderMillis }) => folderMillis === at,
  );
}

/**
 * Migrates up to the migration that was made at `end` and no further, in the transaction that is open on
 * the connection; the others follow with the next start of the shop. Waits for other nodes that migrate.
 */
export async function migrateUpTo(connection: PoolClient, end: number): Promise<void> {
  await connection.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const before = await newestApplied(connection);
  await createTrigrams(connection);
  // As Drizzle does it, whose own would commit.
  await connection.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= before || folderMillis > end) continue;
    for (const statement of sql) await connection.query(statement);
    await connection.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [hash, folderMillis],
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
