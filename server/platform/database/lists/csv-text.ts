import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { CSV_END_OF_RECORD } from "#shared/http/csv-call.ts";

/** A cell of a CSV file, written by the database (RFC 4180). */
export interface CsvCell {
  cell: SQL;
}

type Value = AnyPgColumn | SQL;

/**
 * A text. Spreadsheets would execute texts that look like formulas, strip leading zeros from phone
 * numbers and turn `1-2` into a date: such a text gets a leading tab, which they don't show.
 */
export function csvText(value: Value): CsvCell {
  // A quick test first: the characters that cause trouble come before the letters, with which most
  // texts begin.
  const mayBeMisread = sql`ascii(${value}) <= 64`;
  const isMisread = sql`(${value}) ~ ${MISREAD}`;
  const safe = sql`case when ${mayBeMisread} and ${isMisread} then chr(9) || ${value} else ${value} end`;
  const oneLineEnd = sql`replace(${safe}, chr(13), '')`;
  return { cell: sql`'"' || replace(${oneLineEnd}, '"', '""') || '"'` };
}

/** Formulas, and texts made only of digits and the punctuation of numbers and dates. */
const MISREAD = String.raw`^([-=+@\t\r]|[0-9][-0-9.,:/eE+ ]*$)`;

/** A number without a unit, as it is. */
export function csvNumber(value: Value): CsvCell {
  return { cell: sql`${value}::text` };
}

/** The number of elements of an array. */
export function csvCount(array: Value): CsvCell {
  return csvNumber(sql`cardinality(${array})`);
}

/** An amount in dinars: `44.500`; nothing where there is none. */
export function csvMoney(fils: Value): CsvCell {
  return { cell: sql`coalesce(to_char(${fils} / 1000.0, 'FM9999999990.000'), '')` };
}

/** A day in Amman: `2026-01-31`. */
export function csvDay(moment: Value): CsvCell {
  return { cell: sql`to_char(${moment} at time zone 'Asia/Amman', 'YYYY-MM-DD')` };
}

/** A time of the day in Amman: `09:05`. */
export function csvTime(moment: Value): CsvCell {
  return { cell: sql`to_char(${moment} at time zone 'Asia/Amman', 'HH24:MI')` };
}

/** One of two fixed words. */
export function csvEither(condition: Value, yes: string, no: string): CsvCell {
  return { cell: sql`case when ${condition} then ${yes}::text else ${no}::text end` };
}

/** A whole record. */
export function csvRecord(cells: readonly CsvCell[]): SQL {
  const texts = cells.map(({ cell }) => cell);
  return sql`${sql.join(texts, sql` || ',' || `)} || ${CSV_END_OF_RECORD}::text`;
}
