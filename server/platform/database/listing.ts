import { and, asc, desc, gte, ilike, lt, or, sql, type AnyColumn, type SQL } from "drizzle-orm";

/** What every list that is searched, sorted and paged has in common. */

/** Rows whose text contains what is searched for, in any of these; `%` and `_` are only letters. */
export function containing(
  search: string | undefined,
  ...columns: (AnyColumn | SQL)[]
): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => ilike(column as AnyColumn, pattern)));
}

/** Rows of these days in Amman, both included: `2026-01-31`. */
export function withinDays(
  column: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  const dayStart = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Amman')`;
  return and(
    from ? gte(column, dayStart(from)) : undefined,
    to ? lt(column, sql`${dayStart(to)} + interval '1 day'`) : undefined,
  );
}

/** Sorts texts without regard to case: the database sorts by code points, "a" behind "Z". */
export function caseless(column: AnyColumn): SQL {
  return sql`lower(${column})`;
}

/** `field` or `-field` as an order of rows; `tie` decides among equals, so that pages never overlap. */
export function sortedBy<Field extends string>(
  sort: Field | `-${Field}`,
  columns: Record<Field, AnyColumn | SQL>,
  tie: AnyColumn,
): SQL[] {
  const column = columns[sort.replace(/^-/, "") as Field];
  return sort.startsWith("-") ? [desc(column), desc(tie)] : [asc(column), asc(tie)];
}

/** Which rows of a list to take; without `limit` all. */
export interface Slice {
  limit: number | undefined;
  offset: number;
}

/** Takes the slice of a query that is otherwise finished. */
export function sliced<Query extends { limit(n: number): unknown; offset(n: number): unknown }>(
  query: Query,
  { limit, offset }: Slice,
): Query {
  if (limit !== undefined) query.limit(limit);
  query.offset(offset);
  return query;
}
