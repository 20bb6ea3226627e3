import { and, eq, inArray, is, not, or, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Db } from "../connect.ts";
import { counted, countedAmong, countRows } from "./counts-table.ts";
import type { ListedTable, ListQuery, ListRules, RowOf, Slice, Viewer } from "./list-rules.ts";
import { idsOf, pageOfHits, pageOfRows, rowsOf, type Page, type Row } from "./page-of-rows.ts";
import { pageStart } from "./page-start.ts";
import type { Search } from "./search.ts";
import { selectionOf, type Selection } from "./selection.ts";
import type { Sort } from "./sort.ts";

/**
 * Up to this many hits are passed on by their ids, in addition to the rows that match by a name.
 */
const MOST_NAMED = 1_000;

/**
 * Up to this many rows that match by a name may all be read, by an index that begins with it, and
 * sorted. More of them come quicker from the index of their order, where many are near each other.
 */
const MOST_SORTED = 100_000;

/**
 * The rows of a list that match, one page of them, and their total number. For a long list the
 * total comes from `counts`, the page from the index of its order, read from the nearer end, and
 * searches use the index of its search text: so it stays fast with a million rows. Short lists do
 * without these.
 */
export async function listRows<Table extends ListedTable, Query extends ListQuery>(
  db: Db,
  table: Table,
  rules: ListRules<Query>,
  query: Query,
  viewer: Viewer,
  { limit, offset }: Slice,
): Promise<{ rows: RowOf<Table>[]; total: number }> {
  const selection = await selectionOf(db, table, rules, query, viewer);
  const page = limit === undefined ? undefined : { limit, offset };
  const read = page
    ? await readPage(db, table, rules, query, selection, page)
    : await readWhole(db, table, selection);
  // Drizzle's builders don't carry a table's type through a type parameter.
  return read as { rows: RowOf<Table>[]; total: number };
}

interface Read {
  rows: Row[];
  total: number;
}

async function readWhole(db: Db, table: ListedTable, selection: Selection): Promise<Read> {
  const rows = await rowsOf(db, table, selection);
  return { rows, total: rows.length };
}

async function readPage<Query extends ListQuery>(
  db: Db,
  table: ListedTable,
  rules: ListRules<Query>,
  query: Query,
  selection: Selection,
  page: Page,
): Promise<Read> {
  const { listed, search, sort } = selection;
  const count = (word?: WordHits) => countListed(db, table, rules, query, selection, word);
  if (!search) {
    const total = await count();
    const findStart = (offset: number) =>
      pageStart(db, table, rules, query, selection.filters, offset);
    return { total, rows: await pageOfRows(db, table, selection, page, total, findStart) };
  }
  const others = search.byWord && (await othersThanWords(db, table, listed, search));
  if (search.byWord && others) {
    const byWord = await count(search.byWord);
    const rows = and(listed, search.byWord.rows)!;
    const rest = and(listed, inArray(table.id, others))!;
    const total = others.length + byWord;
    const nearest = Math.min(page.offset, total - page.offset) + page.limit;
    // What the index of the order would be read for, where matching rows stand evenly.
    const passed = nearest * ((await count()) / byWord);
    if (byWord <= MOST_SORTED && byWord < passed) {
      return readHits(db, table, [rows, rest], sort, page);
    }
    const where = and(listed, or(search.byWord.rows, inArray(table.id, others)))!;
    return { total, rows: await pageOfRows(db, table, { where, sort }, page, total) };
  }
  return readHits(db, table, [selection.where], sort, page);
}

async function readHits(
  db: Db,
  table: ListedTable,
  conditions: readonly SQL[],
  sort: Sort,
  page: Page,
): Promise<Read> {
  const { total, ids } = await pageOfHits(db, table, conditions, sort, page);
  const where = inArray(table.id, ids);
  return { total, rows: ids.length > 0 ? await rowsOf(db, table, { where, sort }) : [] };
}

/** The number of rows that match. */
export async function countMatching<Query extends ListQuery>(
  db: Db,
  table: ListedTable,
  rules: ListRules<Query>,
  query: Query,
  selection: Selection,
): Promise<number> {
  if (selection.search) return db.$count(table as PgTable, selection.where);
  return countListed(db, table, rules, query, selection);
}

type WordHits = NonNullable<Search["byWord"]>;

/** How many rows the filters leave, whatever is searched for; a word leaves fewer of them. */
async function countListed<Query extends ListQuery>(
  db: Db,
  table: ListedTable,
  { counts, among }: ListRules<Query>,
  { from, to }: Query,
  { listed, filters }: Selection,
  word?: WordHits,
): Promise<number> {
  if (!counts || filters.some(([column]) => is(column, SQL))) {
    return db.$count(table as PgTable, and(listed, word?.rows));
  }
  const equal = filters.map(([column, value]) => eq(counted(counts, column as AnyPgColumn), value));
  return countRows(db, counts, {
    from,
    to,
    where: and(...equal, countedAmong(counts, among), word?.counts),
  });
}

/** The rows that match a search by their text only, unless they are too many to pass on by id. */
async function othersThanWords(
  db: Db,
  table: ListedTable,
  listed: SQL,
  { inText, byWord }: Search,
): Promise<string[] | undefined> {
  const others = and(listed, inText, not(byWord!.rows))!;
  const ids = await idsOf(db, table, others, MOST_NAMED + 1);
  return ids.length <= MOST_NAMED ? ids : undefined;
}
