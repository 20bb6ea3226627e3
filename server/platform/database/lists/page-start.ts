import { and, eq, getTableColumns, getTableName, gt, gte, is, lte, sql, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../connect.ts";
import { sortCounts } from "../sort-counts.table.ts";
import type { Filter } from "./conditions.ts";
import { ALL_DAYS, counted, countedAmong, type CountsTable } from "./counts-table.ts";
import type { ListedTable, ListQuery, ListRules } from "./list-rules.ts";

/**
 * A condition that leaves out the first rows of a list in ascending order, and how many these are.
 */
export interface PageStart {
  from: SQL;
  skipped: number;
}

/**
 * A start for the page that begins behind `offset` rows in ascending order, as near as the counts
 * tell; undefined where they don't. Without it the index of the order is read up to the page, at most
 * half of it, which with a million rows takes a tenth of a second.
 */
export async function pageStart<Query extends ListQuery>(
  db: Db,
  table: ListedTable,
  rules: ListRules<Query>,
  query: Query,
  filters: readonly Filter[],
  offset: number,
): Promise<PageStart | undefined> {
  const { counts, days, unsorted } = rules;
  const sort = query.sort ?? unsorted[0];
  if (!counts || typeof sort !== "string") return undefined;
  const name = sort.replace(/^-/, "") as keyof typeof rules.sorts & string;
  const [key, ...others] = [rules.sorts[name]].flat() as AnyPgColumn[];
  const isByDay = days !== undefined && (others[0] ?? key) === days && others.length < 2;
  if (isByDay) {
    if (filters.some(([column]) => is(column, SQL))) return undefined;
    return startOfDay(
      db,
      { counts, days, among: rules.among, query, filters, offset },
      others.length > 0 ? key : undefined,
    );
  }
  const isUnfiltered =
    !query.from && !query.to && filters.every(([column]) => column === statusOf(table));
  if (!isUnfiltered || others.length > 0) return undefined;
  return startOfPrefix(db, table, { sort: name, key: key!, status: filters[0]?.[1], offset });
}

const statusOf = (table: ListedTable) => getTableColumns(table as PgTable)["status"];

interface ByDay {
  counts: CountsTable;
  days: AnyPgColumn;
  among: ListRules<ListQuery>["among"];
  query: ListQuery;
  filters: readonly Filter[];
  offset: number;
}

/** By creation date alone, or by a counted column and then by date. */
async function startOfDay(
  db: Db,
  { counts, days, among, query: { from, to }, filters, offset }: ByDay,
  first?: AnyPgColumn,
): Promise<PageStart | undefined> {
  const equal = filters.map(([column, value]) => eq(counted(counts, column as AnyPgColumn), value));
  const { day } = counts;
  const where = and(
    // Not the sums over all days.
    gt(day, ALL_DAYS),
    from ? gte(day, from) : undefined,
    to ? lte(day, to) : undefined,
    countedAmong(counts, among),
    ...equal,
  );
  const found = await groupAt(db, offset, {
    value: first ? sql`${counted(counts, first)}` : sql`''`,
    day: sql`${day}`,
    source: sql`${counts} where ${where}`,
    n: counts.n,
  });
  if (!found) return undefined;
  const midnight = sql`(${found.day}::timestamp at time zone 'Asia/Amman')`;
  const start = first
    ? sql`(${first}, ${days}) >= (${found.value}, ${midnight})`
    : sql`${days} >= ${midnight}`;
  return { from: start, skipped: found.before };
}

/** In the order of most languages, `é` stands before `z`, `a` before `B`, and `-` counts last. */
const SORTS_BY_CODE_POINT = sql`'é' > 'z' and 'a' > 'B' and 'a-c' < 'ab'`;

interface ByPrefix {
  sort: string;
  key: AnyPgColumn;
  status: unknown;
  offset: number;
}

/**
 * By a text or a number. Texts that begin alike stand together only if the database sorts by code
 * point, as the embedded one does.
 */
async function startOfPrefix(
  db: Db,
  table: ListedTable,
  { sort, key, status, offset }: ByPrefix,
): Promise<PageStart | undefined> {
  const where = and(
    eq(sortCounts.list, getTableName(table as PgTable)),
    eq(sortCounts.sort, sort),
    status === undefined ? undefined : eq(sortCounts.status, status as string),
    SORTS_BY_CODE_POINT,
  );
  const found = await groupAt(db, offset, {
    value: sql`${sortCounts.prefix}`,
    source: sql`${sortCounts} where ${where}`,
    n: sortCounts.n,
  });
  if (!found) return undefined;
  const least = key.dataType === "number" ? Number(found.value) : found.value;
  return { from: sql`${key} >= ${least}`, skipped: found.before };
}

interface Groups {
  value: SQL;
  day?: SQL;
  source: SQL;
  n: AnyPgColumn;
}

interface Group {
  value: string;
  day: string;
  before: number;
}

/** The group with the row at `offset`, and how many rows the groups before it have. */
async function groupAt(
  db: Db,
  offset: number,
  { value, day = sql`''`, source, n }: Groups,
): Promise<Group | undefined> {
  const { rows } = await db.execute<{ [Key in keyof Group]: Group[Key] }>(sql`
    select value, day, (upto - n)::int as before from (
      select *, sum(n) over (order by value, day) as upto from (
        select ${value} as value, ${day} as day, sum(${n}) as n from ${source} group by 1, 2
      ) as summed
    ) as ranked
    where n > 0 and upto > ${offset} order by value, day limit 1
  `);
  return rows[0];
}
