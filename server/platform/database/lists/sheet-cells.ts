import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ColumnDef } from "hucre/xlsx";

/** The cells of one record in a spreadsheet (XLSX). */
export type SheetRow = (string | number | null)[];

/** What the cells of a column hold in a spreadsheet, and how it shows them. */
export interface SheetCell {
  /** The value as text or number; `value` is a computed column. Days are counted from 1899-12-30. */
  read(value: SQL): SQL;
  /** The spreadsheet's own word for how it is shown. `@` is text, also after somebody edits it. */
  format: string;
  /** In characters. */
  width: number;
}

interface InSheet {
  value: AnyPgColumn | SQL;
  sheet: SheetCell;
}

export const SHEET_TEXT: SheetCell = { read: (text) => text, format: "@", width: 24 };
export const SHEET_NUMBER: SheetCell = { read: (number) => number, format: "0", width: 12 };
/** From fils. */
export const SHEET_MONEY: SheetCell = {
  read: (fils) => sql`(${fils} / 1000.0)`,
  format: "0.000",
  width: 12,
};
/** From a moment on a clock in Amman. */
export const SHEET_DAY: SheetCell = {
  read: (local) => sql`(${local}::date - date '1899-12-30')`,
  format: "yyyy-mm-dd",
  width: 12,
};
export const SHEET_TIME: SheetCell = {
  read: (local) => sql`((extract(hour from ${local}) * 60 + extract(minute from ${local})) / 1440)`,
  format: "hh:mm",
  width: 8,
};

/** From `2026-01-31`, or a moment in UTC as JSON has it; any other text stays one. */
export function sheetGivenDay(text: SQL): SQL {
  const isDay = sql`${text} ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`;
  const isMoment = sql`${text} ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]+)?)?Z$'`;
  // Never a cast of the whole: there is no 30th of February, and it would end the file.
  const day = sql`((left(${text}, 8) || '01')::date + (substr(${text}, 9, 2)::int - 1))`;
  const exists = sql`extract(month from ${day}) = substr(${text}, 6, 2)::int`;
  const local = sql`(${day} + substr(${text}, 12, 5)::time) at time zone 'UTC' at time zone 'Asia/Amman'`;
  return sql`case
    when ${isDay} then case when ${exists} then to_json(${SHEET_DAY.read(day)}) else to_json(${text}) end
    when ${isMoment} then case when ${exists} then to_json(${SHEET_DAY.read(sql`(${local})`)}) else to_json(${text}) end
    else to_json(${text}) end`;
}

export function sheetColumn(header: string, { sheet }: InSheet): ColumnDef {
  return { header, numFmt: sheet.format, width: Math.max(sheet.width, header.length + 2) };
}

/** The records of a spreadsheet for the rows of `from`, in their order, as the column `row`. */
export function sheetRows(cells: readonly InSheet[], from: SQL): SQL {
  const columns = cells.map(({ value, sheet }, index) => ({
    value: sql`${value} as ${sql.raw(`c${index}`)}`,
    cell: sheet.read(sql.raw(`c${index}`)),
  }));
  const values = columns.map(({ value }) => value);
  const row = columns.map(({ cell }) => cell);
  // As for CSV files, each value is computed once.
  return sql`select json_build_array(${sql.join(row, sql`, `)}) as row
    from (select ${sql.join(values, sql`, `)} ${from} offset 0) as read`;
}
