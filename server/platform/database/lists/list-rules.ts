import type { InferSelectModel, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { CountsTable } from "./counts-table.ts";

/** A table whose rows are listed, but for those that are marked as deleted. */
export type ListedTable = PgTable & { id: AnyPgColumn; deletedAt?: AnyPgColumn };
export type RowOf<Table extends ListedTable> = InferSelectModel<Table>;

/** What a list is asked for; made by `listQuerySchema` and filters of its own. */
export interface ListQuery {
  search?: string | undefined;
  sort?: string | undefined;
  /** Days in Amman, both included: `2026-01-31`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Who asks: anonymous callers are shown visible rows only. */
export interface Viewer {
  isStaff: boolean;
}

/** Which rows of a list to take; without `limit` all. */
export interface Slice {
  limit: number | undefined;
  offset: number;
}

export type SortOf<Query extends ListQuery> = Exclude<NonNullable<Query["sort"]>, `-${string}`>;
type Condition<Asked> = (asked: Asked) => SQL;
type FilterOf<Query> = Exclude<keyof Query, keyof ListQuery | "page" | "limit">;

/** How a table answers the query of a list. A sort or a filter without a column does not compile. */
export interface ListRules<Query extends ListQuery> {
  /** What each order sorts by; behind it stands the id, so that pages never overlap. */
  sorts: Record<SortOf<Query>, AnyPgColumn | SQL | readonly AnyPgColumn[]>;
  /** Applied in this order where the query names no sort; `-` before it for descending. */
  unsorted: readonly (SortOf<Query> | `-${SortOf<Query>}` | SQL)[];
  /**
   * Columns that must equal what is asked for; or what that means of a row, for which `counts` tell
   * nothing, so that its rows are counted: they should be few.
   */
  filters: { [Name in FilterOf<Query>]: AnyPgColumn | Condition<NonNullable<Query[Name]>> };
  /** What `from` and `to` are days of. */
  days?: AnyPgColumn;
  /** Rows for which this is false are shown to staff only. */
  visible?: AnyPgColumn;
  /** Where `search` is looked for: in columns, one by one, or in the search text of a long list. */
  searched: readonly (AnyPgColumn | SQL)[] | SearchText;
  /** How many rows a long list has, counted as they change; without it they are counted when asked. */
  counts?: CountsTable;
}

/** How a list is searched that may have a million rows. */
export interface SearchText {
  /** Made by `searchText`. */
  text: AnyPgColumn;
  /**
   * A counted column of few different values, like a city's name, that is searched as well and left
   * out of the text: a tenth of all rows may have the same.
   */
  word?: AnyPgColumn;
}
