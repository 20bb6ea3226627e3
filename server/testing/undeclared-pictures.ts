import { is, sql } from "drizzle-orm";
import { getTableConfig, PgText } from "drizzle-orm/pg-core";

import { isPicture } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { allTables } from "#server/platform/database/tables.ts";
import { files } from "#server/platform/files/file.table.ts";

/** Matches names of stored files, as keys or as paths. */
const STORED = "^(/uploads/)?(public|private)/[0-9a-z-]+\\.[a-z]+$";

/**
 * Text columns that contain names of stored files but are not declared as pictures, as
 * `table.column`: the sweep would delete those files. The table of files itself is ignored.
 */
export async function undeclaredPictures({ db }: Pick<Database, "db">): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    if (table === files) continue;
    for (const column of getTableConfig(table).columns) {
      if (!is(column, PgText) || isPicture(column)) continue;
      const rows = await db
        .select({ name: column })
        .from(table)
        .where(sql`${column} ~ ${STORED}`)
        .limit(1);
      const name = `${getTableConfig(table).name}.${column.name}`;
      found.push(...rows.map((row) => `${name} (${String(row.name)})`));
    }
  }
  return found;
}
