import type { CellValue } from "hucre/xlsx";

const DAY = 24 * 60 * 60 * 1000;
/** From the day that spreadsheets count from, 1899-12-30, to 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** What is in a cell of a workbook, as text. */
export function textOfCell(value: CellValue): string {
  if (value === null) return "";
  if (value instanceof Date) return dayOf(value);
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
}

/** As 2026-01-31; a number that is only shown as a date, such as that of a phone, as a number. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return "#NUM!";
  const text = date.toISOString();
  return /^\d{4}-/.test(text)
    ? text.slice(0, 10)
    : String(Math.round(date.getTime() / DAY) + DAYS_BEFORE_1970);
}
