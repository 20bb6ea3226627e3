import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { CSV_END_OF_RECORD } from "#shared/http/csv-call.ts";

/** A cell of a CSV file, written by the database (RFC 4180). */
export interface CsvCell {
  value: Value;
  /**
   * Formats the value; `value` refers to a computed column, so using it several times costs
   * nothing.
   */
  write(value: SQL): SQL;
}

type Value = AnyPgColumn | SQL;

/**
 * A text. Spreadsheets would execute texts that look like formulas, strip leading zeros from phone
 * numbers and turn `1-2` into a date: such a text gets a leading tab, which they don't show.
 */
export function csvText(value: Value): CsvCell {
  return {
    value,
    write(text) {
      // A quick test first: the characters that cause trouble come before the letters, with which
      // most texts begin.
      const mayBeMisread = sql`ascii(${text}) <= 64`;
      const isMisread = sql`${text} ~ ${MISREAD}`;
      const safe = sql`case when ${mayBeMisread} and ${isMisread} then chr(9) || ${text} else ${text} end`;
      const oneLineEnd = sql`replace(${safe}, chr(13), '')`;
      return sql`'"' || replace(${oneLineEnd}, '"', '""') || '"'`;
    },
  };
}

/** Formulas, and texts made only of digits and the punctuation of numbers and dates. */
const MISREAD = String.raw`^([-=+@\t\r]|[0-9][-0-9.,:/eE+ ]*$)`;

/** A word from a fixed list, such as a status: it needs neither quoting nor protection. */
export function csvWord(value: Value): CsvCell {
  return { value, write: (word) => sql`'"' || ${word} || '"'` };
}

/** A number without a unit, not formatted. */
export function csvNumber(value: Value): CsvCell {
  return { value, write: (number) => sql`${number}::text` };
}

/** The number of elements of an array. */
export function csvCount(array: Value): CsvCell {
  return csvNumber(sql`cardinality(${array})`);
}

/** An amount in dinars, from fils that are not negative: `44.500`; empty for null. */
export function csvMoney(fils: Value): CsvCell {
  return {
    value: fils,
    write: (amount) =>
      sql`coalesce((${amount} / 1000)::text || '.' || lpad((${amount} % 1000)::text, 3, '0'), '')`,
  };
}

/** A day in Amman: `2026-01-31`. */
export function csvDay(moment: Value): CsvCell {
  return {
    value: sql`${moment} at time zone 'Asia/Amman'`,
    write: (local) => sql`to_char(${local}, 'YYYY-MM-DD')`,
  };
}

/** A time of the day in Amman: `09:05`. */
export function csvTime(moment: Value): CsvCell {
  return {
    value: sql`${moment} at time zone 'Asia/Amman'`,
    write: (local) => sql`to_char(${local}, 'HH24:MI')`,
  };
}

/** One of two fixed words. */
export function csvEither(condition: Value, yes: string, no: string): CsvCell {
  return {
    value: condition,
    write: (isSo) => sql`case when ${isSo} then ${yes}::text else ${no}::text end`,
  };
}

/**
 * The records of a CSV file for the rows of `from`, in their order, as the column `line`. An inner
 * query computes each value once; otherwise PostgreSQL would compute it each time it is used.
 */
export function csvLines(cells: readonly CsvCell[], from: SQL): SQL {
  const column = (index: number) => sql.raw(`c${index}`);
  const values = cells.map(({ value }, index) => sql`${value} as ${column(index)}`);
  const texts = cells.map(({ write }, index) => write(column(index)));
  const record = sql`${sql.join(texts, sql` || ',' || `)} || ${CSV_END_OF_RECORD}::text`;
  // `offset 0` keeps PostgreSQL from merging the inner query into the outer one.
  return sql`select ${record} as line from (select ${sql.join(values, sql`, `)} ${from} offset 0) as read`;
}
