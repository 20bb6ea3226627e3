import { readXlsx, streamXlsxRows, type CellValue, type Sheet } from "hucre/xlsx";

import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";

import { collectRows } from "./collect-rows.ts";
import { SheetProblem, unreadable, type ReadSheet } from "./sheet.ts";
import { workbookParts } from "./workbook-parts.ts";

/** Of so many visible sheets the one with the most rows is looked for. */
const MOST_SHEETS = 30;
const DAY = 24 * 60 * 60 * 1000;
/** From the day that spreadsheets count from, 1899-12-30, to 1970. */
const DAYS_BEFORE_1970 = 25_569;

interface Collected {
  index: number;
  name: string;
  collector: ReturnType<typeof collectRows>;
}

/**
 * The list in a workbook: of its visible sheets the one with the most rows. Formulas count as they were last
 * worked out. Rows that a filter hides are read too, because it is rarely known who is missing then.
 * @throws {SheetProblem}
 */
export async function xlsxSheet(bytes: Buffer): Promise<ReadSheet> {
  const parts = await workbookParts(bytes);
  try {
    return await largestSheet(parts);
  } catch (error) {
    throw error instanceof SheetProblem ? error : unreadable();
  }
}

async function largestSheet(parts: Uint8Array): Promise<ReadSheet> {
  const visible: { index: number; name: string }[] = [];
  await readXlsx(parts, {
    sheets({ name, index, hidden, veryHidden }) {
      if (!hidden && !veryHidden && visible.length < MOST_SHEETS) visible.push({ name, index });
      return false;
    },
  });
  if (visible.length === 0) throw unreadable();
  const sheets: Collected[] = [];
  for (const sheet of visible) {
    const collector = collectRows();
    for await (const { index, values } of streamXlsxRows(parts, { sheet: sheet.index })) {
      collector.add(index + 1, values.map(textOf));
    }
    sheets.push({ ...sheet, collector });
  }
  // The first of those with as many rows.
  const [largest] = sheets.toSorted(
    (one, other) => other.collector.count() - one.collector.count(),
  );
  const { rows, numbers } = largest!.collector.collected();
  const count = sheets.filter(({ collector }) => collector.count() > 0).length;
  const { sheets: detailed } = await readXlsx(parts, { sheets: [largest!.index] });
  const notes = detailed[0] ? notesOf(detailed[0], rows, numbers) : [];
  if (count > 1) {
    notes.unshift(rosterMessage("roster_sheet_chosen", { name: largest!.name, count }));
  }
  return { sheet: largest!.name, rows, numbers, notes };
}

function notesOf(sheet: Sheet, rows: string[][], numbers: readonly number[]): ApiMessage[] {
  const hidden = numbers.filter((number) => sheet.rowDefs?.get(number - 1)?.hidden).length;
  const formulas = [...(sheet.cells?.values() ?? [])].filter(
    ({ formula }) => formula !== undefined,
  );
  const empty = formulas.filter(({ formulaResult }) => (formulaResult ?? "") === "").length;
  const counts = [
    ["roster_hidden_rows", hidden],
    ["roster_merged_cells", fillMerged(sheet, rows, numbers)],
    ["roster_formulas", formulas.length - empty],
    ["roster_formulas_empty", empty],
  ] as const;
  return counts.flatMap(([code, count]) => (count > 0 ? [rosterMessage(code, { count })] : []));
}

/**
 * A cell that is merged over several rows, such as a department, counts for each of them. Over several
 * columns it counts for the first.
 * @returns how many cells filled others
 */
function fillMerged({ merges = [] }: Sheet, rows: string[][], numbers: readonly number[]): number {
  const indexes = new Map(numbers.map((number, index) => [number, index]));
  let filled = 0;
  for (const { startRow, endRow, startCol } of merges) {
    const text = rows[indexes.get(startRow + 1) ?? -1]?.[startCol] ?? "";
    if (text === "" || endRow === startRow) continue;
    const covered = rows.filter((row, index) => {
      const number = numbers[index]!;
      return number > startRow + 1 && number <= endRow + 1 && !row[startCol];
    });
    for (const row of covered) {
      while (row.length < startCol) row.push("");
      row[startCol] = text;
    }
    if (covered.length > 0) filled += 1;
  }
  return filled;
}

function textOf(value: CellValue): string {
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
