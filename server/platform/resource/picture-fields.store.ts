import { and, eq, isNull } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import type { StaffTable } from "#server/platform/database/staff-writes.ts";

/**
 * Whether a row that is not deleted has this value in this column, e.g. the path of a stored
 * picture.
 */
export async function hasValue(
  db: Db,
  table: StaffTable,
  column: AnyPgColumn,
  value: string,
): Promise<boolean> {
  return (await db.$count(table as PgTable, and(isNull(table.deletedAt), eq(column, value)))) > 0;
}
