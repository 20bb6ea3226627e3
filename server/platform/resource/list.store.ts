import { and, asc, desc, eq, isNull, type InferSelectModel, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import {
  containing,
  sliced,
  sortedBy,
  withinDays,
  type Slice,
} from "#server/platform/database/listing.ts";

/** A table whose rows are listed: with an id, and deleted by a mark. */
export type ListedTable = PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn };
export type RowOf<Table extends ListedTable> = InferSelectModel<Table>;

/** What a list is asked for; made by `listQuerySchema` and filters of its own. */
export interface ListQuery {
  search?: string | undefined;
  sort?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type SortOf<Query extends ListQuery> = Exclude<NonNullable<Query["sort"]>, `-${string}`>;
type FilterOf<Query> = Exclude<keyof Query, keyof ListQuery | "page" | "limit">;

/** How a table answers the query of a list. A sort or a filter without a column does not compile. */
export interface ListRules<Query extends ListQuery> {
  sorts: Record<SortOf<Query>, AnyPgColumn | SQL>;
  /** Applied in this order where the query names no sort; `-` before it for descending. */
  unsorted: readonly (SortOf<Query> | `-${SortOf<Query>}` | SQL)[];
  /** Columns that must equal what is asked for. */
  filters: Record<FilterOf<Query>, AnyPgColumn>;
  /** Searched for what `search` contains. */
  searched: readonly (AnyPgColumn | SQL)[];
  /** What `from` and `to` are days of. */
  days?: AnyPgColumn;
  /** Rows for which this is false are shown to staff only. */
  visible?: AnyPgColumn;
}

/** Who asks: anonymous callers are shown visible rows only. */
export interface Viewer {
  isStaff: boolean;
}

/** The rows that match, a slice of them, and how many there are in all. */
export async function listRows<Table extends ListedTable, Query extends ListQuery>(
  db: Db,
  table: Table,
  rules: ListRules<Query>,
  query: Query,
  { isStaff }: Viewer,
  slice: Slice,
): Promise<{ rows: RowOf<Table>[]; total: number }> {
  const { sorts, unsorted, filters, searched, days, visible } = rules;
  const asked = query as Record<string, unknown>;
  const matching = and(
    isNull(table.deletedAt),
    visible && !isStaff ? eq(visible, true) : undefined,
    ...Object.entries<AnyPgColumn>(filters).map(([name, column]) =>
      asked[name] === undefined ? undefined : eq(column, asked[name]),
    ),
    days && withinDays(days, query),
    containing(query.search, ...searched),
  );
  const order = query.sort
    ? sortedBy(query.sort as SortOf<Query>, sorts, table.id)
    : [...unsorted.map((sort) => ordered(sort, sorts)), tieOf(unsorted.at(-1), table.id)];
  const selected = db
    .select()
    .from(table as PgTable)
    .where(matching)
    .orderBy(...order);
  const [rows, total] = await Promise.all([
    sliced(selected, slice),
    db.$count(table as PgTable, matching),
  ]);
  return { rows: rows as RowOf<Table>[], total };
}

function ordered(sort: string | SQL, columns: Record<string, AnyPgColumn | SQL>): SQL {
  if (typeof sort !== "string") return asc(sort);
  const column = columns[sort.replace(/^-/, "")]!;
  return sort.startsWith("-") ? desc(column) : asc(column);
}

function tieOf(sort: string | SQL | undefined, id: AnyPgColumn): SQL {
  return typeof sort === "string" && sort.startsWith("-") ? desc(id) : asc(id);
}

/** Whether a row that is not deleted has this in this column, e.g. the path of a stored picture. */
export async function hasValue(
  db: Db,
  table: ListedTable,
  column: AnyPgColumn,
  value: string,
): Promise<boolean> {
  return (await db.$count(table as PgTable, and(isNull(table.deletedAt), eq(column, value)))) > 0;
}
