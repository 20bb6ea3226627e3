import type { ClientBase } from "pg";

/** A table of the shop, with the columns that are stored: what is computed from others is left out. */
export interface StoredTable {
  name: string;
  columns: string[];
}

/** Of the schema in which the shop's tables are, without those that came with an extension. */
const SHOPS_TABLES = `
  from pg_class tables
  where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p')
    and not tables.relispartition
    and not exists (
      select from pg_depend
      where classid = 'pg_class'::regclass and objid = tables.oid and deptype = 'e'
    )`;

/** How values are written, whatever the server's own settings are. */
const SAME_TEXT = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`;

/** Begins a transaction that reads everything as of one moment. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query("begin isolation level repeatable read, read only");
  await client.query(SAME_TEXT);
}

/** Begins one that writes. */
export async function beginRestore(client: ClientBase): Promise<void> {
  await client.query("begin");
  await client.query(SAME_TEXT);
}

/** All tables, each after those that it refers to. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { refersTo: string[] }>(`
    select tables.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select distinct confrelid::regclass::text from pg_constraint
        where conrelid = tables.oid and contype = 'f' and confrelid <> tables.oid
      ) as "refersTo"
    ${SHOPS_TABLES} order by 1`);
  const named = new Map(rows.map((row) => [row.name, row]));
  const ordered = new Map<string, StoredTable>();
  const add = (name: string, on: readonly string[]) => {
    const table = named.get(name.replaceAll('"', ""));
    if (!table || ordered.has(table.name)) return;
    if (on.includes(table.name)) throw new Error(`Tables refer to each other: ${on.join(", ")}.`);
    for (const other of table.refersTo) add(other, [...on, table.name]);
    ordered.set(table.name, { name: table.name, columns: table.columns });
  };
  for (const { name } of rows) add(name, []);
  return [...ordered.values()];
}

/** Those of the tables that have rows. */
export async function tablesWithRows(client: ClientBase): Promise<string[]> {
  const full: string[] = [];
  for (const { name } of await storedTables(client)) {
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rows.length > 0) full.push(name);
  }
  return full;
}

/** As it is written in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]) => names.map(quoted).join(", ");

export const copyOut = ({ name, columns }: StoredTable) =>
  `copy (select ${list(columns)} from ${quoted(name)}) to stdout`;

export const copyIn = ({ name, columns }: StoredTable) =>
  `copy ${quoted(name)} (${list(columns)}) from stdin`;
