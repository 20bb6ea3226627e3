import type { ApiMessage } from "../api-messages/api-message.ts";
import { cleanLine } from "../text-entry.ts";
import { isEmail, isPhone } from "./cell-kinds.ts";
import { headingRowOf } from "./heading-row.ts";
import { recognisedHeading } from "./recognised-heading.ts";
import type { RosterColumn } from "./roster-headings.ts";
import { rosterMessage } from "./roster-message.ts";

export interface RosterColumns {
  /** The index of the row with the headings, below which the people are; -1 where there is none. */
  headingRow: number;
  /** What the columns hold, by their index. */
  mapping: Record<number, RosterColumn>;
  /** Columns with something in them that nothing is taken from, by their index. */
  unrecognised: number[];
  /** For which fields somebody has to choose a column, because no card can do without them. */
  missing: ApiMessage[];
}

/**
 * Recognises what the columns of a list hold, by their headings, else by what is in them where that is
 * certain: e-mail addresses and phone numbers.
 * @param byHand what somebody has chosen for columns, which comes first; 'none' for a column that nothing
 * is to be taken from
 */
export function recogniseColumns(
  rows: readonly (readonly string[])[],
  byHand: Readonly<Record<number, RosterColumn | "none">> = {},
): RosterColumns {
  const headingRow = headingRowOf(rows);
  const people = rows.slice(headingRow + 1);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const chosen = Object.entries(byHand).filter(([index]) => Number(index) < width);
  const mapping: Record<number, RosterColumn> = {};
  for (const [index, column] of chosen) if (column !== "none") mapping[Number(index)] = column;

  const isFree = (index: number) => byHand[index] === undefined;
  const headings = rows[headingRow] ?? [];
  const recognised = columns.filter(isFree).flatMap((index) => {
    const heading = headingRow < 0 ? undefined : recognisedHeading(headings[index] ?? "");
    return heading ? [{ index, ...heading }] : [];
  });
  // Also where a heading says nothing, or there is none.
  for (const index of columns.filter(isFree)) {
    if (recognised.some((each) => each.index === index)) continue;
    const column = columnByContent(people, index);
    if (column) recognised.push({ index, column, rank: Infinity });
  }
  for (const { index, column } of recognised.toSorted((one, other) => one.rank - other.rank)) {
    if (!Object.values(mapping).includes(column)) mapping[index] = column;
  }
  const isUsed = (index: number) => people.some((row) => cleanLine(row[index] ?? "") !== "");
  return {
    headingRow,
    mapping,
    unrecognised: columns.filter(
      (index) => isFree(index) && mapping[index] === undefined && isUsed(index),
    ),
    missing: missingOf(Object.values(mapping)),
  };
}

function missingOf(found: readonly RosterColumn[]): ApiMessage[] {
  const isNamed = found.includes("fullName");
  const needed = isNamed
    ? (["position"] as const)
    : (["firstName", "lastName", "position"] as const);
  return needed
    .filter((field) => !found.includes(field))
    .map((field) => rosterMessage("roster_column_missing", { field }));
}

/** So many cells of a column say what is in it. */
const ENOUGH = 200;

/** What the first cells of a column are, which have something in them. */
function columnByContent(
  people: readonly (readonly string[])[],
  index: number,
): RosterColumn | undefined {
  const filled: string[] = [];
  for (const row of people) {
    const cell = row[index] ?? "";
    if (cell.trim() !== "" && filled.push(cell) === ENOUGH) break;
  }
  if (filled.length === 0) return undefined;
  if (filled.every(isEmail)) return "email";
  return filled.every(isPhone) ? "phone" : undefined;
}
