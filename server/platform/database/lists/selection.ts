import { and, type SQL } from "drizzle-orm";

import type { Db } from "../connect.ts";
import { filtersOf, listed, type Filter } from "./conditions.ts";
import type { ListedTable, ListQuery, ListRules, Viewer } from "./list-rules.ts";
import { found, searchFor, type Search } from "./search.ts";
import { sortOf, type Sort } from "./sort.ts";

/** The rows that a query selects, and their order. */
export interface Selection {
  where: SQL;
  sort: Sort;
  /** Of what `where` is made: values that the rows have, all conditions but the search, and that. */
  filters: readonly Filter[];
  listed: SQL;
  search: Search | undefined;
}

export async function selectionOf<Query extends ListQuery>(
  db: Db,
  table: ListedTable,
  rules: ListRules<Query>,
  query: Query,
  viewer: Viewer,
): Promise<Selection> {
  const filters = filtersOf(rules, query, viewer);
  const all = listed(table, rules, query, filters);
  const search = query.search ? await searchFor(db, table, rules, query.search) : undefined;
  return {
    where: search ? and(all, found(search))! : all,
    sort: sortOf(rules, query, table.id),
    filters,
    listed: all,
    search,
  };
}
