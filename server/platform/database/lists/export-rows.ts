import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { CsvCall } from "#shared/http/csv-call.ts";

import type { Database, Db } from "../connect.ts";
import type { CsvCell } from "./csv-text.ts";
import { countMatching } from "./list-rows.ts";
import type { ListedTable, ListQuery, ListRules } from "./list-rules.ts";
import { selectionOf } from "./selection.ts";
import { orderBy } from "./sort.ts";

/** The cells of an exported file's records, by the column names of its contract. */
export type CsvCells<Call extends CsvCall> = Record<Call["columns"][number], CsvCell>;

/** Which records an exported file has, and what is written for each. */
export interface CsvSource<Call extends CsvCall, Query extends ListQuery> {
  call: Call;
  table: ListedTable;
  rules: ListRules<Query>;
  cells: CsvCells<Call>;
  /** Several lines for each record: what it is joined with, and by what they are sorted. */
  each?: { join: SQL; by: SQL };
}

/** How many records are read at once; two batches wait in memory for the client to receive them. */
const BATCH = 1_000;

/** The records of an exported file: their number, and themselves, read as the stream is consumed. */
export interface ExportRows<Row> {
  total: number;
  batches: ReadableStream<readonly Row[]>;
  /** The first of the batches, to look at. */
  first: readonly Row[];
  /** Resolves when reading from the database has ended, for whatever reason. */
  ended: Promise<void>;
}

/**
 * A client that receives nothing for this long, in milliseconds, is disconnected: it occupies a
 * database connection.
 */
const LONGEST_STALL = 25_000;

const STAFF = { isStaff: true };

/**
 * Reads all records that match a query, as of this moment, through a cursor: at most two
 * batches are in memory. Cancelling the stream ends the reading.
 * @param selected the statement that gives each record of `from` as its column `row`
 * @throws before there is a stream when the first records can't be read
 */
export async function readExportRows<Row, Query extends ListQuery>(
  database: Pick<Database, "transaction">,
  { table, rules, each }: Pick<CsvSource<CsvCall, Query>, "table" | "rules" | "each">,
  query: Query,
  selected: (from: SQL) => SQL,
): Promise<ExportRows<Row>> {
  const { readable, writable } = new TransformStream<readonly Row[], readonly Row[]>();
  const writer = writable.getWriter();
  const begun = Promise.withResolvers<{ total: number; first: readonly Row[] }>();
  const reading = database.transaction(async (trx) => {
    const selection = await selectionOf(trx, table, rules, query, STAFF);
    const { where, sort } = selection;
    const rows = sql`from ${table as PgTable} ${each?.join ?? sql``} where ${where}`;
    const total = each
      ? await countLines(trx, rows)
      : await countMatching(trx, table, rules, query, selection);
    const sorted = sql.join([...orderBy(sort), ...(each ? [each.by] : [])], sql`, `);
    const from = sql`${rows} order by ${sorted}`;
    // Days are written by a cast, which depends on it.
    await trx.execute(sql`set local datestyle to iso`);
    await trx.execute(sql`declare exported no scroll cursor for ${selected(from)}`);
    const next = async () => {
      const { rows } = await trx.execute<{ row: Row }>(sql.raw(`fetch ${BATCH} from exported`));
      return rows.map(({ row }) => row);
    };
    let batch = await next();
    begun.resolve({ total, first: batch });
    // The database reads the next batch while the client receives this one.
    while (batch.length > 0) [batch] = await Promise.all([next(), taken(writer.write(batch))]);
  });
  const ended = reading
    .then(
      () => writer.close(),
      (error: unknown) => {
        begun.reject(error);
        return writer.abort(error);
      },
    )
    .catch(() => {});
  return { ...(await begun.promise), batches: readable, ended };
}

async function countLines(trx: Db, rows: SQL): Promise<number> {
  const counted = await trx.execute<{ count: number }>(sql`select count(*)::int as count ${rows}`);
  return counted.rows[0]!.count;
}

/** Waits until the client has received what was written. */
async function taken(writing: Promise<void>): Promise<void> {
  const stalled = Promise.withResolvers<never>();
  const giveUp = () => stalled.reject(new Error("Nobody takes the records of an exported file."));
  const timer = setTimeout(giveUp, LONGEST_STALL);
  await Promise.race([writing, stalled.promise]).finally(() => clearTimeout(timer));
}
