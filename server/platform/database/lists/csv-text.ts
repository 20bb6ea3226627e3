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
  /** What stands between quotes: any text, a word that needs no more than these, or nothing. */
  kind: "text" | "word" | "bare";
}

type Value = AnyPgColumn | SQL;

/**
 * A text. Spreadsheets would execute texts that look like formulas, strip leading zeros from phone
 * numbers and turn `1-2` into a date: such a text gets a leading tab, which they don't show.
 */
export function csvText(value: Value): CsvCell {
  return {
    value,
    kind: "text",
    write(text) {
      // A quick test first: the characters that cause trouble come before the letters, with which
      // most texts begin.
      const isMisread = sql`ascii(${text}) <= 64 and ${text} ~ ${MISREAD}`;
      return sql`case when ${isMisread} then chr(9) || ${text} else ${text} end`;
    },
  };
}

/** Formulas, and texts made only of digits and the punctuation of numbers and dates. */
export const MISREAD = String.raw`^([-=+@\t\r]|[0-9][-0-9.,:/eE+ ]*$)`;

/** A word from a fixed list, such as a status: it needs neither quoting nor protection. */
export function csvWord(value: Value): CsvCell {
  return { value, kind: "word", write: (word) => word };
}

/** A number without a unit, not formatted. */
export function csvNumber(value: Value): CsvCell {
  return { value, kind: "bare", write: (number) => sql`${number}::text` };
}

/** The number of elements of an array. */
export function csvCount(array: Value): CsvCell {
  return csvNumber(sql`cardinality(${array})`);
}

/** An amount in dinars, from fils that are not negative: `44.500`; empty for null. */
export function csvMoney(fils: Value): CsvCell {
  return {
    value: fils,
    kind: "bare",
    write: (amount) =>
      sql`coalesce((${amount} / 1000)::text || '.' || lpad((${amount} % 1000)::text, 3, '0'), '')`,
  };
}

/** A day in Amman: `2026-01-31`. */
export function csvDay(moment: Value): CsvCell {
  return {
    value: sql`${moment} at time zone 'Asia/Amman'`,
    kind: "bare",
    // Half the work of `to_char`; `readCsvRows` sets the style of dates for it.
    write: (local) => sql`${local}::date::text`,
  };
}

/** A time of the day in Amman: `09:05`. */
export function csvTime(moment: Value): CsvCell {
  return {
    value: sql`${moment} at time zone 'Asia/Amman'`,
    kind: "bare",
    write: (local) => sql`to_char(${local}, 'HH24:MI')`,
  };
}

/** One of two fixed words. */
export function csvEither(condition: Value, yes: string, no: string): CsvCell {
  return {
    value: condition,
    kind: "bare",
    write: (isSo) => sql`case when ${isSo} then ${yes}::text else ${no}::text end`,
  };
}

/**
 * The records of a CSV file for the rows of `from`, in their order, as the column `line`. An inner
 * query computes each value once; otherwise PostgreSQL would compute it each time it is used.
 */
export function csvLines(cells: readonly CsvCell[], from: SQL): SQL {
  const columns = cells.map((cell, index) => ({ ...cell, column: sql.raw(`c${index}`) }));
  const values = columns.map(({ value, column }) => sql`${value} as ${column}`);
  // `offset 0` keeps PostgreSQL from merging the inner query into the outer one.
  return sql`select ${record(columns)} as line from (select ${sql.join(values, sql`, `)} ${from} offset 0) as read`;
}

interface Column extends CsvCell {
  column: SQL;
}

/** Few records have quotes or line ends in their texts: the others need less work. */
function record(columns: readonly Column[]): SQL {
  const written = columns.map(({ write, column }) => write(column));
  const escaped = columns.map(({ kind }, at) =>
    kind === "text" ? sql`replace(replace(${written[at]!}, chr(13), ''), '"', '""')` : written[at]!,
  );
  const texts = columns.filter(({ kind }) => kind === "text").map(({ column }) => column);
  if (texts.length === 0) return joined(columns, written);
  const all = sql.join(texts, sql` || `);
  const needNothing = sql`strpos(${all}, '"') = 0 and strpos(${all}, chr(13)) = 0`;
  return sql`case when ${needNothing} then ${joined(columns, written)} else ${joined(columns, escaped)} end`;
}

/** One record of written cells, with the quotes around them. */
function joined(columns: readonly Column[], written: readonly SQL[]): SQL {
  const quotes = columns.map(({ kind }) => (kind === "bare" ? "" : '"'));
  const parts = written.flatMap((cell, at) => {
    const before = at === 0 ? quotes[at] : `${quotes[at - 1]},${quotes[at]}`;
    return before ? [sql`${before}::text`, cell] : [cell];
  });
  return sql`${sql.join(parts, sql` || `)} || ${quotes.at(-1)! + CSV_END_OF_RECORD}::text`;
}
