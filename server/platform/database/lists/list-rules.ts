import type { InferSelectModel, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { CountsTable } from "./counts-table.ts";

/** A table whose rows are listed, except those marked as deleted. */
export type ListedTable = PgTable & { id: AnyPgColumn; deletedAt?: AnyPgColumn };
export type RowOf<Table extends ListedTable> = InferSelectModel<Table>;

/** The query of a list; made by `listQuerySchema` and the list's own filters. */
export interface ListQuery {
  search?: string | undefined;
  sort?: string | undefined;
  /** Days in Amman, both included: `2026-01-31`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The client: anonymous ones see visible rows only. */
export interface Viewer {
  isStaff: boolean;
}

/** Which rows of a list to return; without `limit` all. */
export interface Slice {
  limit: number | undefined;
  offset: number;
}

export type SortOf<Query extends ListQuery> = Exclude<NonNullable<Query["sort"]>, `-${string}`>;
export type FilterOf<Query> = Exclude<keyof Query, keyof ListQuery | "page" | "limit">;

/** What a list sorts by, the most significant first. */
export type SortKeys = AnyPgColumn | SQL | readonly (AnyPgColumn | SQL)[];

/**
 * How the query of a list is answered from a table. A sort or a filter without a column does not
 * compile.
 */
export interface ListRules<Query extends ListQuery> {
  /** What each order sorts by; behind it stands the id, so that pages never overlap. */
  sorts: Record<SortOf<Query>, SortKeys>;
  /** Applied in this order where the query names no sort; `-` before it for descending. */
  unsorted: readonly (SortOf<Query> | `-${SortOf<Query>}` | SQL)[];
  /**
   * Compared with the queried value. In a list with `counts` counted columns, or what is true of few
   * rows, which are then counted for each request.
   */
  filters: Record<FilterOf<Query>, AnyPgColumn | SQL>;
  /** A counted column, and the values of which a row of the list has one. */
  among?: { column: AnyPgColumn; values: readonly string[] };
  /** What `from` and `to` are days of. */
  days?: AnyPgColumn;
  /** Rows for which this is false are shown to staff only. */
  visible?: AnyPgColumn;
  /** Where `search` looks: in single columns, or in the search text of a long list. */
  searched: readonly (AnyPgColumn | SQL)[] | SearchText;
  /**
   * The counts of a long list, updated with each change; without them rows are counted for each
   * request.
   */
  counts?: CountsTable;
}

/** How a list that may have a million rows is searched. */
export interface SearchText {
  /** A column made by `searchText`, or the same as an expression with an index. */
  text: AnyPgColumn | SQL;
  /**
   * Counted columns with few distinct values that have names, such as a city: the names are searched
   * too but left out of the text, because a third of all rows may share one.
   */
  words?: readonly SearchWord[];
}

export interface SearchWord {
  column: AnyPgColumn;
  /**
   * The query of the values whose names contain what was typed, in any language.
   * @param isNamed whether one of these columns of names contains it
   */
  valuesOf(isNamed: (...names: AnyPgColumn[]) => SQL): SQL;
}
