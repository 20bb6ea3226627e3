import { colToLetter, readXlsx, streamXlsxRows } from "hucre/xlsx";

import { rosterMessage } from "#shared/rosters/roster-message.ts";

import { textOfCell } from "./cell-text.ts";
import { collectRows } from "./collect-rows.ts";
import { notesOf } from "./sheet-notes.ts";
import { MAX_SHEET_COLUMNS, SheetProblem, unreadable, type ReadSheet } from "./sheet.ts";
import {
  TEXTS,
  TEXTS_AND_SHEETS,
  workbookOf,
  workbookParts,
  type WorkbookParts,
} from "./workbook-parts.ts";

/** Of so many visible sheets the one with the most rows is looked for. */
const MOST_SHEETS = 30;
/** Below this row nobody looks for formulas, merged and hidden cells. All cells up to it are in memory. */
const LAST_LOOKED_AT = 10_000;
const LAST_COLUMN = colToLetter(MAX_SHEET_COLUMNS - 1);

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

async function largestSheet(parts: WorkbookParts): Promise<ReadSheet> {
  const sheets = await collectedSheets(parts);
  // The first of those with as many rows.
  const [largest] = sheets.toSorted(
    (one, other) => other.collector.count() - one.collector.count(),
  );
  const { rows, numbers } = largest!.collector.collected();
  const count = sheets.filter(({ collector }) => collector.count() > 0).length;
  const last = Math.min(numbers.at(-1)!, LAST_LOOKED_AT);
  const { sheets: detailed } = await readXlsx(await workbookOf(parts, TEXTS), {
    sheets: [largest!.index],
    range: `A1:${LAST_COLUMN}${last}`,
  });
  const notes = detailed[0] ? notesOf(detailed[0], rows, numbers) : [];
  if (count > 1) {
    notes.unshift(rosterMessage("roster_sheet_chosen", { name: largest!.name, count }));
  }
  return { sheet: largest!.name, rows, numbers, notes };
}

/** All that are visible, with their rows. */
async function collectedSheets(parts: WorkbookParts): Promise<Collected[]> {
  const visible: { index: number; name: string }[] = [];
  await readXlsx(await workbookOf(parts, TEXTS_AND_SHEETS), {
    sheets({ name, index, hidden, veryHidden }) {
      if (!hidden && !veryHidden && visible.length < MOST_SHEETS) visible.push({ name, index });
      return false;
    },
  });
  if (visible.length === 0) throw unreadable();
  const whole = await workbookOf(parts);
  const sheets: Collected[] = [];
  for (const sheet of visible) {
    const collector = collectRows();
    try {
      for await (const { index, values } of streamXlsxRows(whole, { sheet: sheet.index })) {
        collector.add(index + 1, values.map(textOfCell));
      }
    } catch (error) {
      // Sheets that are nothing but a chart have no cells.
      if (!/missing worksheet/.test(String(error))) throw error;
    }
    sheets.push({ ...sheet, collector });
  }
  return sheets;
}
