import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { CSV_END_OF_RECORD } from "#shared/http/csv-call.ts";

/** A cell of a CSV file, written by the database (RFC 4180). */
export interface CsvCell {
  value: Value;
  /** How it is written; `value` is a column that holds it, which costs nothing to name again. */
  write(value: SQL): SQL;
}

type Value = AnyPgColumn | SQL;

/**
 * A text. Spreadsheets would run what looks like a formula, take the zeros from a phone number and
 * make dates of `1-2`: such a text begins with a tab, which they show as nothing.
 */
export function csvText(value: Value): CsvCell {
  return {
    value,
    write(text) {
      // Letters, with which most texts begin, stand behind these characters.
      const mayBeMisread = sql`ascii(${text}) <= 64`;
      const isMisread = sql`${text} ~ ${MISREAD}`;
      const safe = sql`case when ${mayBeMisread} and ${isMisread} then chr(9) || ${text} else ${text} end`;
      const oneLineEnd = sql`replace(${safe}, chr(13), '')`;
      return sql`'"' || replace(${oneLineEnd}, '"', '""') || '"'`;
    },
  };
}

/** Formulas, and whatever is made of digits and what stands between them in numbers and dates. */
const MISREAD = String.raw`^([-=+@\t\r]|[0-9][-0-9.,:/eE+ ]*$)`;

/** A word of the shop's own, such as a status: it needs neither check. */
export function csvWord(value: Value): CsvCell {
  return { value, write: (word) => sql`'"' || ${word} || '"'` };
}

/** A number without a unit, as it is. */
export function csvNumber(value: Value): CsvCell {
  return { value, write: (number) => sql`${number}::text` };
}

/** How many there are in an array. */
export function csvCount(array: Value): CsvCell {
  return csvNumber(sql`cardinality(${array})`);
}

/** An amount in dinars, of fils that are not negative: `44.500`; nothing where there is none. */
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
 * The records of a CSV file, of the rows that `from` names, in its order: `line` of a query. The values are
 * read first, each once, and written from there: PostgreSQL would work out each as often as it is named.
 */
export function csvLines(cells: readonly CsvCell[], from: SQL): SQL {
  const column = (index: number) => sql.raw(`c${index}`);
  const values = cells.map(({ value }, index) => sql`${value} as ${column(index)}`);
  const texts = cells.map(({ write }, index) => write(column(index)));
  const record = sql`${sql.join(texts, sql` || ',' || `)} || ${CSV_END_OF_RECORD}::text`;
  // Without the offset PostgreSQL would merge the two queries again.
  return sql`select ${record} as line from (select ${sql.join(values, sql`, `)} ${from} offset 0) as read`;
}
