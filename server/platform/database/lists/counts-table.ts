import {
  and,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  lte,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  date,
  index,
  integer,
  pgTable,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from "drizzle-orm/pg-core";

import type { Db } from "../connect.ts";

/** A table made by `countsTable`. */
export type CountsTable = PgTable & { day: AnyPgColumn; n: AnyPgColumn };

/** The day that stands for the sum over all days. */
export const ALL_DAYS = "-infinity";

/** Functions that combine the rows of tables of counts, by table. */
const mergeFunctions = new WeakMap<PgTable, string>();

/** The SQL function that combines a table's rows; undefined for tables of other kinds. */
export const mergeFunctionOf = (table: PgTable) => mergeFunctions.get(table);

/** Has a table that sums more than rows combined each minute too, by a function of its own. */
export function mergedBy<Table extends PgTable>(table: Table, sqlFunction: string): Table {
  mergeFunctions.set(table, sqlFunction);
  return table;
}

/**
 * A table with the number of rows of a list: by the day in Amman on which they were created (and
 * once more over all days) and by the values of `columns`, which are named as in the list's own
 * table. The number is the sum of `n`. A trigger inserts rows with every change of the list
 * (`keep_list_counts` in the migrations) and never updates one, so that writers don't block each
 * other. `mergeCounts` combines the rows.
 */
export function countsTable<Columns extends Record<string, PgColumnBuilderBase>>(
  name: string,
  columns: Columns,
) {
  const table = pgTable(
    name,
    { day: date().notNull(), ...columns, n: integer().notNull() },
    // The index covers all columns, so that years of days are summed by an index-only scan.
    (all) => [
      index(`${name}_by_day`).on(
        ...(Object.values(all) as unknown as [ExtraConfigColumn, ...ExtraConfigColumn[]]),
      ),
    ],
  );
  return mergedBy(table, "merge_list_counts");
}

/** Which rows of a list are counted: those of some days, with some values. */
interface Counted {
  from?: string | undefined;
  to?: string | undefined;
  where?: SQL | undefined;
}

/** The counts that are to be added up. */
export function countWhere({ day }: CountsTable, { from, to, where }: Counted): SQL {
  const single = and(
    gt(day, ALL_DAYS),
    from ? gte(day, from) : undefined,
    to ? lte(day, to) : undefined,
  );
  return and(from || to ? single : eq(day, ALL_DAYS), where)!;
}

/** How many rows a list has, of these days and with these values. */
export async function countRows(db: Db, counts: CountsTable, which: Counted = {}): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${counts.n}), 0)::int` })
    .from(counts as PgTable)
    .where(countWhere(counts, which));
  return row!.total;
}

/** How many rows a list has with each value of a counted column, of all days. */
export async function countEach(
  db: Db,
  counts: CountsTable,
  column: AnyPgColumn,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ value: sql<string>`${column}`, total: sql<number>`sum(${counts.n})::int` })
    .from(counts as PgTable)
    .where(eq(counts.day, ALL_DAYS))
    .groupBy(column);
  return new Map(rows.map(({ value, total }) => [value, total]));
}

/**
 * The query of a counted column's values, by their counted names.
 * @param isNamed whether the name is wanted; asked once for each value, and not for each count
 */
export function countedValues(
  counts: CountsTable,
  column: AnyPgColumn,
  name: AnyPgColumn,
  isNamed: SQL,
): SQL {
  const different = sql`
    select distinct ${column}, ${name} from ${counts} where ${eq(counts.day, ALL_DAYS)} offset 0`;
  return sql`select ${column} from (${different}) as ${sql.identifier(getTableName(counts))} where ${isNamed}`;
}

/** The column of the counts table that corresponds to this column of the list's own table. */
export function counted(counts: CountsTable, { name }: AnyPgColumn): AnyPgColumn {
  const column = Object.values(getTableColumns(counts as PgTable)).find((own) => own.name === name);
  if (!column) throw new Error(`No counts are kept by ${name}.`);
  return column;
}

/** Of all that is counted, what belongs to the list. */
export function countedAmong(
  counts: CountsTable,
  among: { column: AnyPgColumn; values: readonly string[] } | undefined,
): SQL | undefined {
  return among && inArray(counted(counts, among.column), [...among.values]);
}
