import type { Sheet } from "hucre/xlsx";

import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";

/** Fills merged cells in the rows of a sheet, and says what of it somebody should know. */
export function notesOf(sheet: Sheet, rows: string[][], numbers: readonly number[]): ApiMessage[] {
  const hidden = numbers.filter((number) => sheet.rowDefs?.get(number - 1)?.hidden).length;
  const indexes = new Map(numbers.map((number, index) => [number - 1, index]));
  const results = [...(sheet.cells ?? [])].flatMap(([place, { formula }]) => {
    const [row, column] = place.split(",").map(Number);
    const cells = rows[indexes.get(row!) ?? -1];
    return formula !== undefined && cells ? [cells[column!] ?? ""] : [];
  });
  const empty = results.filter((text) => text === "").length;
  const counts = [
    ["roster_hidden_rows", hidden],
    ["roster_merged_cells", fillMerged(sheet, rows, numbers)],
    ["roster_formulas", results.length - empty],
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
