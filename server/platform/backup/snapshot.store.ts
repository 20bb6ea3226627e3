import { getTableConfig } from "drizzle-orm/pg-core";
import type { ClientBase } from "pg";

import { isPicture } from "#server/platform/database/columns.ts";
import { allTables } from "#server/platform/database/tables.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";

import { FILE_KEY } from "./backup-format.ts";
import { quoted, type StoredTable } from "./tables.store.ts";

/** Only one backup of a database is made at a time. */
const BACKUP_LOCK = 7_210_003;
const FETCHED = 1_000;

/** Takes the lock until it is given back or the connection ends; false while another backup is made. */
export async function lockBackups(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock($1) as has", [BACKUP_LOCK]);
  return rows[0].has;
}

/** Ends the snapshot and the lock, for whoever has waited for them. */
export async function unlockBackups(client: ClientBase): Promise<void> {
  await client.query("commit");
  await client.query("select pg_advisory_unlock($1)", [BACKUP_LOCK]);
}

/** The moment of the snapshot, and the server's version. */
export async function snapshotFacts(client: ClientBase): Promise<{ at: Date; postgres: string }> {
  const { rows } = await client.query(
    "select now() as at, current_setting('server_version') as postgres",
  );
  return rows[0];
}

/** The keys of all files that rows name, in groups, each key once. */
export async function* namedFiles(
  client: ClientBase,
  stored: readonly StoredTable[],
): AsyncGenerator<string[]> {
  const columns = await pictureColumns(stored);
  if (columns.length === 0) return;
  const each = columns.map(
    ({ table, column }) => `
      select case when starts_with(${column}, '${UPLOADS_PATH}')
        then substr(${column}, ${UPLOADS_PATH.length + 1}) else ${column} end as key
      from ${table} where ${column} <> ''`,
  );
  await client.query(`declare named_files no scroll cursor for
    select key from (${each.join(" union ")}) as named where key ~ '${FILE_KEY.source}' order by key`);
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${FETCHED} from named_files`);
    if (rows.length === 0) return;
    yield rows.map(({ key }) => key);
  }
}

/** A database that an update has not reached yet lacks some of the columns. */
async function pictureColumns(stored: readonly StoredTable[]) {
  const names = new Map(stored.map(({ name, columns }) => [name, columns]));
  return (await allTables()).flatMap((declared) => {
    const { name, columns } = getTableConfig(declared);
    return columns
      .filter(isPicture)
      .map(({ name: column }) => column.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`))
      .filter((column) => names.get(name)?.includes(column))
      .map((column) => ({ table: quoted(name), column: quoted(column) }));
  });
}
