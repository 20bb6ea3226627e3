import { and, type SQL } from "drizzle-orm";

import type { Db } from "../connect.ts";
import { listed, narrowingOf, type Narrowing } from "./conditions.ts";
import type { ListedTable, ListQuery, ListRules, Viewer } from "./list-rules.ts";
import { orderOf, type Order } from "./order.ts";
import { found, searchFor, type Search } from "./search.ts";

/** Which rows a query means, and in which order. */
export interface Selection {
  where: SQL;
  order: Order;
  /** Of what `where` is made: what narrows the list, that with its days, and the search. */
  narrowing: Narrowing;
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
  const narrowing = narrowingOf(rules, query, viewer);
  const all = listed(table, rules, query, narrowing);
  const search = query.search ? await searchFor(db, rules, query.search) : undefined;
  return {
    where: search ? and(all, found(search))! : all,
    order: orderOf(rules, query, table.id),
    narrowing,
    listed: all,
    search,
  };
}
