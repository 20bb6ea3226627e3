import { is, sql, type SQL } from "drizzle-orm";
import { getTableConfig, PgText } from "drizzle-orm/pg-core";

import { isPicture } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { allTables } from "#server/platform/database/tables.ts";
import { files } from "#server/platform/files/file.table.ts";

/** Matches names of stored files, as keys or as paths. */
const STORED = "^(/uploads/)?(public|private)/[0-9a-z-]+\\.[a-z]+$";

let search: Promise<SQL> | undefined;

/**
 * Text columns that contain names of stored files but are not declared as pictures, as
 * `table.column`: the sweep would delete those files. The table of files itself is ignored.
 */
export async function undeclaredPictures({ db }: Pick<Database, "db">): Promise<string[]> {
  const { rows } = await db.execute<{ found: string }>(await (search ??= searchOfAll()));
  return rows.map(({ found }) => found);
}

/** One statement for all tables, because every shop of the tests is searched at its end. */
async function searchOfAll(): Promise<SQL> {
  const searches = (await allTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    const texts = columns.filter((column) => is(column, PgText) && !isPicture(column));
    if (table === files || texts.length === 0) return [];
    const values = texts.map((column) => sql`(${`${name}.${column.name}`}, ${column})`);
    return sql`select texts.place || ' (' || texts.value || ')' as found
      from ${table}, lateral (values ${sql.join(values, sql`, `)}) as texts (place, value)
      where texts.value ~ ${STORED}`;
  });
  return sql.join(searches, sql` union `);
}
