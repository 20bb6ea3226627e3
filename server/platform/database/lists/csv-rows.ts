import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { CsvCall } from "#shared/http/csv-call.ts";

import type { Database } from "../connect.ts";
import { csvLines, type CsvCell } from "./csv-text.ts";
import { countMatching } from "./list-rows.ts";
import type { ListedTable, ListQuery, ListRules } from "./list-rules.ts";
import { orderBy } from "./order.ts";
import { selectionOf } from "./selection.ts";

/** The cells of a CSV file's records, by the column names of its contract. */
export type CsvCells<Call extends CsvCall> = Record<Call["columns"][number], CsvCell>;

/** Which records a CSV file has, and what is written for each. */
export interface CsvSource<Call extends CsvCall, Query extends ListQuery> {
  call: Call;
  table: ListedTable;
  rules: ListRules<Query>;
  cells: CsvCells<Call>;
}

/** How many records are read at once; two batches wait in memory for the client to receive them. */
const BATCH = 1_000;

/**
 * The records of a CSV file: their number, and their lines, which are read as the stream is
 * consumed.
 */
export interface CsvRows {
  total: number;
  lines: ReadableStream<string>;
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
 * @throws before there is a stream when the first records can't be read
 */
export async function readCsvRows<Call extends CsvCall, Query extends ListQuery>(
  database: Pick<Database, "transaction">,
  { call, table, rules, cells }: CsvSource<Call, Query>,
  query: Query,
): Promise<CsvRows> {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const begun = Promise.withResolvers<number>();
  const reading = database.transaction(async (trx) => {
    const selection = await selectionOf(trx, table, rules, query, STAFF);
    const total = await countMatching(trx, table, rules, query, selection);
    const { where, order } = selection;
    const written = call.columns.map((column: Call["columns"][number]) => cells[column]);
    const source = sql`from ${table as PgTable} where ${where} order by ${sql.join(orderBy(order), sql`, `)}`;
    // Days are written by a cast, which depends on it.
    await trx.execute(sql`set local datestyle to iso`);
    await trx.execute(sql`declare csv_rows no scroll cursor for ${csvLines(written, source)}`);
    const next = async () => {
      const { rows } = await trx.execute<{ line: string }>(sql.raw(`fetch ${BATCH} from csv_rows`));
      return rows.map(({ line }) => line);
    };
    let lines = await next();
    begun.resolve(total);
    // The database reads the next batch while the client receives this one.
    while (lines.length > 0)
      [lines] = await Promise.all([next(), taken(writer.write(lines.join("")))]);
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
  return { total: await begun.promise, lines: readable, ended };
}

/** Waits until the client has received what was written. */
async function taken(writing: Promise<void>): Promise<void> {
  const stalled = Promise.withResolvers<never>();
  const giveUp = () => stalled.reject(new Error("Nobody takes the records of a CSV file."));
  const timer = setTimeout(giveUp, LONGEST_STALL);
  await Promise.race([writing, stalled.promise]).finally(() => clearTimeout(timer));
}
