import { and, eq, gte, inArray, isNull, lt, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { ListedTable, ListQuery, ListRules, Viewer } from "./list-rules.ts";

/** A column or an expression, and the value that it must equal. */
export type Filter = readonly [column: AnyPgColumn | SQL, value: unknown];

/** Which values a list's rows must have for a viewer's query. */
export function filtersOf<Query extends ListQuery>(
  { filters, visible }: ListRules<Query>,
  query: Query,
  { isStaff }: Viewer,
): Filter[] {
  const asked = query as Record<string, unknown>;
  const all: Filter[] = Object.entries<AnyPgColumn | SQL>(filters).map(([name, column]) => [
    column,
    asked[name],
  ]);
  if (visible && !isStaff) all.push([visible, true]);
  return all.filter(([, value]) => value !== undefined);
}

/** The rows of a list after filters and dates; a search is applied on top. */
export function listed<Query extends ListQuery>(
  table: ListedTable,
  { days, among }: ListRules<Query>,
  query: Query,
  filters: readonly Filter[],
): SQL {
  const conditions = [
    table.deletedAt && isNull(table.deletedAt),
    among && inArray(among.column, [...among.values]),
    ...filters.map(([column, value]) => eq(column as AnyPgColumn, value)),
    days && withinDays(days, query),
  ];
  return and(...conditions) ?? sql`true`;
}

/**
 * Rows in which one of these columns contains the searched text, taken literally but for what
 * `search_text` makes alike; none where that leaves nothing of it.
 */
export function containing(search: string, columns: readonly (AnyColumn | SQL)[]): SQL {
  const typed = sql`nullif(btrim(search_text(${search})), '')`;
  return or(...columns.map((column) => sql`strpos(search_text(${column}), ${typed}) > 0`))!;
}

/** Whether one of these texts is empty. */
export function isBlank(...columns: readonly AnyPgColumn[]): SQL {
  return sql`('' in (${sql.join([...columns], sql`, `)}))`;
}

/** Rows of these days in Amman, both included: `2026-01-31`. */
export function withinDays(
  column: AnyColumn,
  { from, to }: Pick<ListQuery, "from" | "to">,
): SQL | undefined {
  const dayStart = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Amman')`;
  return and(
    from ? gte(column, dayStart(from)) : undefined,
    to ? lt(column, sql`${dayStart(to)} + interval '1 day'`) : undefined,
  );
}
