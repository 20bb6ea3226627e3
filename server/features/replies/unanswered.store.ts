import { and, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import { countEach, type CountsTable } from "#server/platform/database/lists/counts-table.ts";
import { ANSWER_HOURS } from "#shared/replies/unanswered.ts";

/** A list of what people write to the shop. */
export type CorrespondenceTable = PgTable & {
  status: AnyPgColumn;
  createdAt: AnyPgColumn;
  repliedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
};

/** Rows that are unanswered for longer than promised. @param open statuses of what is not answered */
export function isOverdue(
  { status, createdAt, repliedAt }: CorrespondenceTable,
  open: readonly string[],
): SQL {
  const since = sql`now() - ${ANSWER_HOURS} * interval '1 hour'`;
  return sql`(${and(inArray(status, [...open]), isNull(repliedAt), sql`${createdAt} < ${since}`)})`;
}

/** How many rows have each of the statuses, and how many are overdue. */
export async function countCorrespondence<Status extends string>(
  db: Db,
  table: CorrespondenceTable,
  counts: CountsTable & { status: AnyPgColumn },
  statuses: readonly Status[],
  open: readonly string[],
): Promise<{ byStatus: Record<Status, number>; overdue: number }> {
  const [counted, overdue] = await Promise.all([
    countEach(db, counts, counts.status),
    db.$count(table, and(isNull(table.deletedAt), isOverdue(table, open))),
  ]);
  const entries = statuses.map((status) => [status, counted.get(status) ?? 0] as const);
  return { byStatus: Object.fromEntries(entries) as Record<Status, number>, overdue };
}
