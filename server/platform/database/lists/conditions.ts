import { and, eq, gte, ilike, isNull, lt, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { ListedTable, ListQuery, ListRules, Viewer } from "./list-rules.ts";

/** A column, and what it must equal. */
export type Filter = readonly [column: AnyPgColumn, value: unknown];

/** What narrows a list for a viewer's query. */
export interface Narrowing {
  /** Values that its rows must have. */
  filters: readonly Filter[];
  /** What else must be true of them. */
  conditions: readonly SQL[];
}

export function narrowingOf<Query extends ListQuery>(
  rules: ListRules<Query>,
  query: Query,
  { isStaff }: Viewer,
): Narrowing {
  const asked = query as Record<string, unknown>;
  const filters: Filter[] = rules.visible && !isStaff ? [[rules.visible, true]] : [];
  const conditions: SQL[] = [];
  for (const [name, filter] of Object.entries<AnyPgColumn | ((asked: never) => SQL)>(
    rules.filters,
  )) {
    if (asked[name] === undefined) continue;
    if (typeof filter === "function") conditions.push(filter(asked[name] as never));
    else filters.push([filter, asked[name]]);
  }
  return { filters, conditions };
}

/** The rows of a list that its filters and days leave; what is searched for comes on top. */
export function listed<Query extends ListQuery>(
  table: ListedTable,
  { days }: ListRules<Query>,
  query: Query,
  { filters, conditions }: Narrowing,
): SQL {
  const all = [
    table.deletedAt && isNull(table.deletedAt),
    ...filters.map(([column, value]) => eq(column, value)),
    ...conditions,
    days && withinDays(days, query),
  ];
  return and(...all) ?? sql`true`;
}

/** Rows whose text contains what is searched for, in any of these; `%` and `_` are only letters. */
export function containing(search: string, columns: readonly (AnyColumn | SQL)[]): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => ilike(column as AnyColumn, pattern)))!;
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
