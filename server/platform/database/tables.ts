import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

import { tableFiles } from "../table-files.ts";

/** All tables, as declared in the `*.table.ts` of all features. */
export async function allTables(): Promise<PgTable[]> {
  const tables: PgTable[] = [];
  for await (const declared of tableFiles()) {
    tables.push(...Object.values(declared).filter((value) => is(value, PgTable)));
  }
  return tables;
}
