import { fileURLToPath } from "node:url";

import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";

import type { Database } from "./connect.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Any number of nodes may start at once: who comes second waits here, and finds nothing to do. */
const MIGRATION_LOCK = 7_210_001;

/** Brings the database to the newest migration. Each runs once; all of them or none. */
export async function migrate(database: Database): Promise<void> {
  const connection = await database.pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle(connection), { migrationsFolder: MIGRATIONS });
  } finally {
    await connection.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    connection.release();
  }
}

/** Whether the newest migration that this shop knows has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1);
  const { rows } = await database.pool.query<{ last: string | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  return Number(rows[0]?.last) >= (newest?.folderMillis ?? 0);
}
