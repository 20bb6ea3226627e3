import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";

import type {
  FilterOf,
  ListQuery,
  ListRules,
  RowOf,
  SortKeys,
  SortOf,
} from "#server/platform/database/lists/list-rules.ts";
import type { StaffTable } from "#server/platform/database/staff-writes.ts";
import { pageQuerySchema } from "#shared/http/page-query.ts";

/** A part of an entity. It may be left out where nothing in it is required. */
export type Part<Name extends string, Needed, Given = Needed> = object extends Needed
  ? { [Each in Name]?: Given }
  : { [Each in Name]: Given };

/** What names stand for, where it is not the column of that name. */
type BesidesColumns<Table extends StaffTable, Names extends string, Value> = Partial<
  Record<Names, Value>
> &
  Record<Exclude<Names, keyof RowOf<Table>>, Value>;

/** The rules of an entity's list. Sorts and filters that are columns of the same name may be left out. */
export type OwnRules<Table extends StaffTable, Query extends ListQuery> = Omit<
  ListRules<Query>,
  "sorts" | "filters"
> &
  Part<"sorts", BesidesColumns<Table, SortOf<Query>, SortKeys>> &
  Part<"filters", BesidesColumns<Table, FilterOf<Query> & string, AnyPgColumn | SQL>>;

/** The rules with what was left out. @param query the schema of the list's query */
export function wholeRules<Table extends StaffTable, Query extends ListQuery>(
  table: Table,
  own: OwnRules<Table, Query>,
  query: z.ZodType,
): ListRules<Query> {
  const columns = table as unknown as Record<string, AnyPgColumn>;
  const { shape } = query as z.ZodObject;
  const filters = Object.keys(shape).filter(
    (name) => !(name in pageQuerySchema.shape) && name !== "search" && name in columns,
  );
  return {
    ...own,
    sorts: { ...columns, ...own.sorts },
    filters: {
      ...Object.fromEntries(filters.map((name) => [name, columns[name]])),
      ...own.filters,
    },
  } as unknown as ListRules<Query>;
}
