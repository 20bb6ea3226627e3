import { fileURLToPath } from "node:url";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";

import type { Database } from "./connect.ts";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

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
