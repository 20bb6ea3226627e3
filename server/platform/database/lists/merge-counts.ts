import { getTableName } from "drizzle-orm";
import type { Logger } from "pino";

import { redactError } from "#server/platform/redact-error.ts";

import type { Database } from "../connect.ts";
import { allTables } from "../tables.ts";
import { mergeFunctionOf } from "./counts-table.ts";

const MINUTE = 60_000;

/** Combines the rows that count the same values, in every counts table. */
export async function mergeCounts({ pool }: Pick<Database, "pool">): Promise<void> {
  const tables = await allTables();
  for (const table of tables) {
    const merge = mergeFunctionOf(table);
    if (merge) await pool.query(`select ${merge}($1::regclass)`, [getTableName(table)]);
  }
}

/** Keeps the counts tables short, until disposed. */
export function mergeCountsEachMinute(database: Database, log: Logger): Disposable {
  const merge = () =>
    void mergeCounts(database).catch((error: unknown) => {
      log.error({ err: redactError(error) }, "counts of lists could not be merged");
    });
  const timer = setInterval(merge, MINUTE).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
