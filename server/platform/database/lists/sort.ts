import { asc, desc, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { ListQuery, ListRules, SortKeys } from "./list-rules.ts";

/** The sort keys of a list, most significant first. The last one is unique. */
export type Sort = readonly { key: AnyPgColumn | SQL; isDescending: boolean }[];

/** The sort order of a query. The id comes last, in the same direction as the key before it. */
export function sortOf<Query extends ListQuery>(
  { sorts, unsorted }: Pick<ListRules<Query>, "sorts" | "unsorted">,
  { sort }: Query,
  id: AnyPgColumn,
): Sort {
  const sortedBy: readonly (string | SQL)[] = sort ? [sort] : unsorted;
  const keys = sortedBy.flatMap((by) => keysOf(by, sorts));
  return [...keys, { key: id, isDescending: keys.at(-1)?.isDescending ?? false }];
}

function keysOf(sort: string | SQL, sorts: Record<string, SortKeys>): Sort {
  if (typeof sort !== "string") return [{ key: sort, isDescending: false }];
  const isDescending = sort.startsWith("-");
  const keys = [sorts[sort.replace(/^-/, "")]!].flat() as (AnyPgColumn | SQL)[];
  return keys.map((key) => ({ key, isDescending }));
}

export function reversed(sort: Sort): Sort {
  return sort.map(({ key, isDescending }) => ({ key, isDescending: !isDescending }));
}

export function orderBy(sort: Sort): SQL[] {
  return sort.map(({ key, isDescending }) => (isDescending ? desc(key) : asc(key)));
}

/**
 * Sorts texts without regard to case: the database sorts by code point, which puts "a" after "Z".
 */
export function caseless(column: AnyPgColumn): SQL {
  return sql`lower(${column})`;
}
