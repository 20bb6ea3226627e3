import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../connect.ts";
import type { ListedTable } from "./list-rules.ts";
import type { PageStart } from "./page-start.ts";
import type { Selection } from "./selection.ts";
import { orderBy, reversed, type Sort } from "./sort.ts";

export interface Page {
  limit: number;
  offset: number;
}

export type Row = Record<string, unknown>;

type Sorted = Pick<Selection, "where" | "sort">;

export function rowsOf(db: Db, table: PgTable, { where, sort }: Sorted): Promise<Row[]> {
  return db
    .select()
    .from(table)
    .where(where)
    .orderBy(...orderBy(sort));
}

/** The ids of matching rows, at most so many, in no particular order. */
export async function idsOf(
  db: Db,
  table: ListedTable,
  where: SQL,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(where)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Finds where to start reading for the page behind so many rows in ascending order. */
export type FindStart = (offset: number) => Promise<PageStart | undefined>;

/** As many rows are skipped as quickly as a start is found. */
const FAR = 5_000;

/**
 * A page of the rows that match; `total` is their number. First the ids are read, from an index
 * alone where it covers the conditions, and from the nearer end of the list or, for a page far from
 * both, from the start that `findStart` knows; then the rows.
 */
export async function pageOfRows(
  db: Db,
  table: ListedTable,
  selected: Sorted,
  { limit, offset }: Page,
  total: number,
  findStart?: FindStart,
): Promise<Row[]> {
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  const behind = total - offset - size;
  const start =
    Math.min(offset, behind) > FAR
      ? await startIn(selected, { offset, behind }, findStart)
      : undefined;
  const isNearEnd = behind < offset;
  const { where, sort, skipped } = start ?? {
    where: selected.where,
    sort: isNearEnd ? reversed(selected.sort) : selected.sort,
    skipped: isNearEnd ? behind : offset,
  };
  const page = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy(sort))
    .limit(size)
    .offset(skipped)
    .as("page");
  return db
    .select(getTableColumns(table as PgTable))
    .from(table as PgTable)
    .innerJoin(page, eq(table.id, page.id))
    .orderBy(...orderBy(selected.sort));
}

async function startIn(
  { where, sort }: Sorted,
  { offset, behind }: { offset: number; behind: number },
  findStart?: FindStart,
) {
  const isAscending = sort.every(({ isDescending }) => !isDescending);
  const isDescending = sort.every((by) => by.isDescending);
  if (!isAscending && !isDescending) return undefined;
  const before = isAscending ? offset : behind;
  const start = await findStart?.(before);
  return (
    start && {
      where: and(where, start.from)!,
      sort: isAscending ? sort : reversed(sort),
      skipped: before - start.skipped,
    }
  );
}

/**
 * The number of rows that match one of these conditions, of which no row matches two, and the ids of
 * one page of them. All matching rows are read and sorted: this is for searches, whose results no
 * index has in order.
 */
export async function pageOfHits(
  db: Db,
  table: ListedTable,
  conditions: readonly SQL[],
  sort: Sort,
  { limit, offset }: Page,
): Promise<{ total: number; ids: string[] }> {
  const name = (index: number) => sql.identifier(`key${index}`);
  const keys = sort.map(({ key }, index) => sql`${key} as ${name(index)}`);
  const byKeys = orderBy(sort.map((by, index) => ({ ...by, key: sql`${name(index)}` })));
  const hits = conditions.map(
    (where) =>
      sql`select ${sql.join(keys, sql`, `)}, ${table.id} as id from ${table} where ${where}`,
  );
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (${sql.join(hits, sql` union all `)})
    select
      (select count(*)::int from hits) as total,
      array(
        select id from hits order by ${sql.join(byKeys, sql`, `)} limit ${limit} offset ${offset}
      ) as ids
  `);
  return rows[0]!;
}
