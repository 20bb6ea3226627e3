import type { PoolClient } from "pg";

import { migrateUpTo } from "#server/platform/database/migrate.ts";

import type { BackedUpTable } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { digestOf, fillTable } from "./copy-table.store.ts";
import { beginRestore, quoted, storedTables, tablesWithRows } from "./tables.store.ts";

/** @throws {BackupProblem} when any table has rows, or a newer release has made the tables */
export async function mustBeEmpty(client: PoolClient): Promise<void> {
  const full = await tablesWithRows(client);
  if (full.length === 0) return;
  const named = full.slice(0, 5).join(", ") + (full.length > 5 ? ", …" : "");
  throw new BackupProblem(
    `There is a shop here already (rows in ${named}). A backup is restored into an empty one only: ` +
      "set DATA_DIR to a new folder, or DATABASE_URL to a new database. Nothing was changed.",
  );
}

/** Makes the tables as they were when the backup was made, in a transaction that it opens. */
export async function makeTables(client: PoolClient, migration: number): Promise<void> {
  await beginRestore(client);
  await migrateUpTo(client, migration);
  // Again, with the lock that a shop which starts takes too.
  await mustBeEmpty(client);
}

/** The tables of a backup that the shop has, and the names of others: somebody else's in its database. */
export async function ownTables(client: PoolClient, backedUp: readonly BackedUpTable[]) {
  const own = new Set((await storedTables(client)).map(({ name }) => name));
  const lost = [...own].filter((name) => !backedUp.some((table) => table.name === name));
  if (lost.length > 0) {
    throw new BackupProblem(`The backup lacks the table ${lost[0]}. Nothing was restored.`);
  }
  return {
    tables: backedUp.filter(({ name }) => own.has(name)),
    others: backedUp.filter(({ name }) => !own.has(name)).map(({ name }) => name),
  };
}

/** Nobody is to be told of what is restored, and counts are restored as they were. */
export async function setTriggers(
  client: PoolClient,
  tables: readonly BackedUpTable[],
  how: "enable" | "disable",
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table ${quoted(name)} ${how} trigger user`);
  }
}

/** Writes pieces of rows into their tables, which follow each other. */
export function fillTables(client: PoolClient, tables: readonly BackedUpTable[]) {
  const named = new Map(tables.map((table) => [table.name, table]));
  let filling: { name: string; into: ReturnType<typeof fillTable> } | undefined;
  const end = async () => {
    await filling?.into.end();
    filling = undefined;
  };
  return {
    async write(name: string, rows: Buffer): Promise<void> {
      const table = named.get(name);
      if (!table) return;
      if (filling?.name !== name) {
        await end();
        filling = { name, into: fillTable(client, table) };
      }
      await filling.into.write(rows);
    },
    end,
  };
}

/** @throws {BackupProblem} when a table holds anything else than in the backup */
export async function compareTables(
  client: PoolClient,
  tables: readonly BackedUpTable[],
): Promise<void> {
  for (const table of tables) {
    const now = await digestOf(client, table);
    if (now.rows === table.rows && now.digest() === table.digest) continue;
    throw new BackupProblem(
      `The table ${table.name} holds other rows than the backup after they were written. Nothing was restored.`,
    );
  }
}

/**
 * Messages that waited when the backup was made may have been sent since: staff are asked about them.
 * @returns how many they are
 */
export async function holdMessages(client: PoolClient, kinds: readonly string[]): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs set status = 'held', started_at = null where status = 'waiting' and kind = any($1)`,
    [kinds],
  );
  return rowCount ?? 0;
}

export async function commitRestore(client: PoolClient): Promise<void> {
  await client.query("commit");
  // Queries on tables without statistics are slow.
  await client.query("vacuum (analyze)");
}
