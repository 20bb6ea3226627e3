import { glob } from "node:fs/promises";

import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

const SERVER = new URL("../..", import.meta.url);

/** All tables, as declared in the `*.table.ts` of all features. */
export async function allTables(): Promise<PgTable[]> {
  const tables: PgTable[] = [];
  for await (const file of glob("{features,platform}/*/*.table.ts", { cwd: SERVER })) {
    const declared: object = await import(new URL(file, SERVER).href);
    tables.push(...Object.values(declared).filter((value) => is(value, PgTable)));
  }
  return tables;
}
