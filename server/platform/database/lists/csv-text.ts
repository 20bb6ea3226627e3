import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { CSV_END_OF_RECORD } from "#shared/http/csv-call.ts";

import {
  SHEET_DAY,
  SHEET_MONEY,
  SHEET_NUMBER,
  SHEET_TEXT,
  SHEET_TIME,
  sheetGivenDay,
  type SheetCell,
} from "./sheet-cells.ts";

/** A cell of an exported file: in CSV written by the database (RFC 4180), in XLSX typed. */
export interface CsvCell {
  value: Value;
  /**
   * Formats the value; `value` refers to a computed column, so using it several times costs
   * nothing.
   */
  write(value: SQL): SQL;
  /** What stands between quotes: any text, a word that needs no more than these, or nothing. */
  kind: "text" | "word" | "bare";
  sheet: SheetCell;
}

type Value = AnyPgColumn | SQL;

/**
 * A text. Spreadsheets would execute texts that look like formulas, strip leading zeros from codes
 * and turn `1-2` into a date: such a text gets a leading tab, which they don't show.
 */
export function csvText(value: Value): CsvCell {
  return { value, kind: "text", write: defused, sheet: SHEET_TEXT };
}

function defused(text: SQL): SQL {
  // A quick test first: most texts begin with a Latin or an Arabic letter.
  const isLetter = sql`ascii(${text}) between 65 and 159 or ascii(${text}) between 1565 and 4446`;
  return sql`case when not (${isLetter}) and ${text} ~ ${MISREAD} then chr(9) || ${text} else ${text} end`;
}

/** Spaces, controls, and marks that are not seen: in front of a formula some programs drop them. */
const UNSEEN = String.raw`[\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]`;
/** The signs that begin a formula: plain, full-width, small, raised, lowered, and true minus. */
const SIGN = String.raw`[-=+@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2212\ufb29]`;

/** Formulas, and texts made only of digits and the punctuation of numbers and dates. */
export const MISREAD = String.raw`^(${UNSEEN}*${SIGN}|[\t\r]|[0-9][-0-9.,:/eE+ ]*$)`;

/**
 * Phone numbers, joined by `, `: digits alone, without a tab before them. Jordanian ones as they are
 * dialled there (0790000000), others with 00 and their country, an extension as `;ext=`. What is not
 * certainly one number stays as it was typed, so that the digits of two are never put together; with
 * 00 in place of a plus sign, which would make a formula of it.
 * @param phones an expression of a text, or of an array of texts
 */
export function csvPhones(phones: Value, { isArray }: { isArray: boolean }): CsvCell {
  const each = writtenPhones(isArray ? sql`${phones}` : sql`array[${phones}]`);
  // Nearly all are a single one that needs no work.
  const only = isArray
    ? sql`case when cardinality(${phones}) = 1 then ${phones}[1] end`
    : sql`${phones}`;
  return {
    value: sql`case when ${only} ~ '^0[1-9][0-9]{6,8}$' then ${only} else ${each} end`,
    kind: "text",
    // What begins with a digit is no formula.
    write: (text) => sql`case when ${text} ~ '^[0-9(]' then ${text} else ${defused(text)} end`,
    sheet: SHEET_TEXT,
  };
}

/** Marks that are not seen, in texts that were stored before texts were cleaned; and odd spaces. */
const MARKS = String.raw`[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]`;
const SPACES = String.raw`[\u00a0\u2000-\u200a\u202f\u205f\u3000]`;
const EXTENSION = String.raw`[ ,;]*(?:;ext=|\mext\.?|\mextn\.?|\mextension|x|#|تحويلة|داخلي|مقسم|فرعي)[ .:]*([0-9]{1,6})$`;
/** One number: digits with spaces, dots and hyphens between, some of them in brackets. */
const ONE_NUMBER = String.raw`^\+? *[0-9]*[ .-]*(?:\( *\+?[0-9]+ *\))?[ .-]*(?:\( *0 *\))?[0-9 .-]*$`;
/** The zero of +49 (0)30 is for callers in that country. */
const ZERO_THERE = String.raw`^((?:\+|00)[ (]*[0-9]{1,4}[) .-]*)\( *0 *\)`;
const DIGITS = "^(00[1-9][0-9]{6,14}|0[1-9][0-9]{7,8}|[1-9][0-9]{4,14})$";
const JORDANIAN = "^(00962|962(?=0?7[0-9]{8}$))0?(?=[2-7])";

/** @param phones an array of texts */
function writtenPhones(phones: SQL): SQL {
  const western = sql`translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`;
  const seen = sql`regexp_replace(regexp_replace(${western}, ${MARKS}, '', 'g'), ${SPACES}, ' ', 'g')`;
  return sql`(
    select coalesce(string_agg(
      case when number ~ ${ONE_NUMBER} and digits ~ ${DIGITS}
        then regexp_replace(digits, ${JORDANIAN}, '0') || coalesce(';ext=' || extension, '')
        else regexp_replace(text, '^ *[+]+ *', '00')
      end, ', '), '')
    from unnest(${phones}) as phone
    cross join lateral (select regexp_replace(${seen}, '^ *tel:', '', 'i') as text) as plain
    cross join lateral (
      select regexp_replace(text, ${EXTENSION}, '', 'i') as number,
        (regexp_match(text, ${EXTENSION}, 'i'))[1] as extension) as parts
    cross join lateral (
      select regexp_replace(regexp_replace(regexp_replace(
        number, ${ZERO_THERE}, ${String.raw`\1`}), '[^0-9+]', '', 'g'), '^[+]', '00') as digits) as read
  )`;
}

/** A word from a fixed list, such as a status: it needs neither quoting nor protection. */
export function csvWord(value: Value): CsvCell {
  return { value, kind: "word", write: (word) => word, sheet: SHEET_TEXT };
}

/** A number without a unit, not formatted. */
export function csvNumber(value: Value): CsvCell {
  return { value, kind: "bare", write: (number) => sql`${number}::text`, sheet: SHEET_NUMBER };
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
    sheet: SHEET_MONEY,
  };
}

/** A day in Amman: `2026-01-31`. */
export function csvDay(moment: Value): CsvCell {
  return {
    value: sql`${moment} at time zone 'Asia/Amman'`,
    kind: "bare",
    // Half the work of `to_char`; `readExportRows` sets the style of dates for it.
    write: (local) => sql`${local}::date::text`,
    sheet: SHEET_DAY,
  };
}

/** A day that is stored as text, as it was given; in XLSX a day where it is one, else a text. */
export function csvGivenDay(text: Value): CsvCell {
  return { ...csvText(text), sheet: { ...SHEET_DAY, read: sheetGivenDay } };
}

/** A time of the day in Amman: `09:05`. */
export function csvTime(moment: Value): CsvCell {
  return {
    value: sql`${moment} at time zone 'Asia/Amman'`,
    kind: "bare",
    write: (local) => sql`to_char(${local}, 'HH24:MI')`,
    sheet: SHEET_TIME,
  };
}

/** One of two fixed words. */
export function csvEither(condition: Value, yes: string, no: string): CsvCell {
  const write = (isSo: SQL) => sql`case when ${isSo} then ${yes}::text else ${no}::text end`;
  return { value: condition, kind: "bare", write, sheet: { ...SHEET_TEXT, read: write } };
}

/**
 * The records of a CSV file for the rows of `from`, in their order, as the column `row`. An inner
 * query computes each value once; otherwise PostgreSQL would compute it each time it is used.
 */
export function csvLines(cells: readonly CsvCell[], from: SQL): SQL {
  const columns = cells.map((cell, index) => ({ ...cell, column: sql.raw(`c${index}`) }));
  const values = columns.map(({ value, column }) => sql`${value} as ${column}`);
  // `offset 0` keeps PostgreSQL from merging the inner query into the outer one.
  return sql`select ${record(columns)} as row from (select ${sql.join(values, sql`, `)} ${from} offset 0) as read`;
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
