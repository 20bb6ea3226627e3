import { cleanLine } from "../text-entry.ts";
import type { RosterCells } from "./check-roster.ts";
import { splitName } from "./full-name.ts";
import type { RosterColumns } from "./roster-columns.ts";
import type { RosterColumn } from "./roster-headings.ts";

/** The people below the headings, by the columns. `at` is where each of them is among the rows. */
export function peopleOf(
  rows: readonly (readonly string[])[],
  { headingRow, mapping }: Pick<RosterColumns, "headingRow" | "mapping">,
): { people: RosterCells[]; at: number[] } {
  const people: RosterCells[] = [];
  const at: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= headingRow) continue;
    const cells = cellsOf(row, mapping);
    if (Object.values(cells).every((cell) => cleanLine(cell) === "")) continue;
    people.push(cells);
    at.push(index);
  }
  return { people, at };
}

function cellsOf(row: readonly string[], mapping: RosterColumns["mapping"]): RosterCells {
  const entries = Object.entries(mapping).map(
    ([index, column]) => [column, row[Number(index)] ?? ""] as const,
  );
  const { fullName, ...cells } = Object.fromEntries(entries) as Partial<
    Record<RosterColumn, string>
  >;
  if (fullName === undefined) return cells;
  const { firstName, lastName, nameOnCard } = splitName(fullName);
  if (cleanLine(`${cells.firstName ?? ""}${cells.lastName ?? ""}`) !== "") return cells;
  return { ...cells, firstName, lastName, nameOnCard: cells.nameOnCard || nameOnCard };
}
