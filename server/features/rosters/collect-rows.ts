import { HEADING_WITHIN, headingRowOf } from "#shared/rosters/heading-row.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";
import { MOST_ROSTER_ROWS, tooManyRows } from "#shared/rosters/roster-row.ts";
import { LINE_LENGTH } from "#shared/text.ts";

import { isExample } from "./roster-example.ts";
import { MAX_SHEET_COLUMNS, SheetProblem, tooComplex, type ReadSheet } from "./sheet.ts";

/** What is longer is refused in every field, and cut here: so many characters are enough to see it. */
const LONGEST_CELL = LINE_LENGTH + 1;
/** Of all cells together, in characters. */
const MOST_TEXT = 5_000_000;
/** What is above the first person is kept too. */
const MOST_KEPT = MOST_ROSTER_ROWS + HEADING_WITHIN;

/**
 * Collects the rows of a list that have something in them. Of a list that is too long the rest is only
 * counted.
 */
export function collectRows() {
  const rows: string[][] = [];
  const numbers: number[] = [];
  let count = 0;
  let characters = 0;

  let problem: SheetProblem | undefined;

  return {
    add(number: number, cells: readonly string[]): void {
      const last = cells.findLastIndex((cell) => cell.trim() !== "");
      if (last < 0 || isExample(cells)) return;
      count += 1;
      if (last >= MAX_SHEET_COLUMNS) problem ??= tooWide();
      if (count > MOST_KEPT || problem) return;
      const row = cells.slice(0, last + 1).map((cell) => cell.trim().slice(0, LONGEST_CELL));
      for (const cell of row) characters += cell.length;
      if (characters > MOST_TEXT) problem = tooComplex();
      rows.push(row);
      numbers.push(number);
    },

    /** How many rows have something in them. */
    count: () => count,

    /** @throws {SheetProblem} when there is nobody, or too much */
    collected(): Pick<ReadSheet, "rows" | "numbers"> {
      if (problem) throw problem;
      const people = count - (headingRowOf(rows) + 1);
      if (people <= 0) throw new SheetProblem(rosterMessage("roster_empty"));
      if (people > MOST_ROSTER_ROWS) throw new SheetProblem(tooManyRows(people));
      return { rows, numbers };
    },
  };
}

const tooWide = () =>
  new SheetProblem(rosterMessage("roster_too_many_columns", { max: MAX_SHEET_COLUMNS }));
