import type { ApiMessage } from "../api-messages/api-message.ts";
import { folded } from "../search-text.ts";
import { cleanLine } from "../text-entry.ts";
import { LINE_LENGTH, normalizeEmail } from "../text.ts";
import { mixedWordIn } from "./mixed-alphabets.ts";
import { rosterMessage } from "./roster-message.ts";
import { rosterPhone } from "./roster-phone.ts";
import { ROSTER_FIELDS, rosterValue, type RosterField, type RosterRow } from "./roster-row.ts";

/** The cells of somebody in a list, as they were sent. What is missing is ''. */
export type RosterCells = Readonly<Partial<Record<RosterField, string>>>;

export interface CheckedRoster {
  /** All of them, cleaned. */
  rows: RosterRow[];
  /** Why a row can't be ordered, by its index, and by the field. */
  problems: Record<number, Partial<Record<RosterField, ApiMessage>>>;
  /** What somebody should look at, by the index of the row, and by the field. */
  warnings: Record<number, Partial<Record<RosterField, ApiMessage[]>>>;
}

/** What spreadsheets show where a formula fails. */
const CELL_ERROR =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)$/i;

/** A formula that was saved as a text; a phone number kept as one by `="…"` is read before. */
const FORMULA = /^=./;

/** Fields of names, in which two alphabets are a mistake. */
const NAMES = ["firstName", "lastName", "nameOnCard"] as const;

/**
 * Checks a list of people by the rules of the order form, and looks for what goes wrong in spreadsheets.
 * @param numberOf how the row of an index is called where it is shown; by default the first is 1
 * @param offices the names of the company's offices; where it has none, none is unknown
 */
export function checkRoster(
  people: readonly RosterCells[],
  numberOf: (index: number) => number = (index) => index + 1,
  offices: readonly string[] = [],
): CheckedRoster {
  const known = new Set(offices.map(folded));
  const checked: CheckedRoster = { rows: [], problems: {}, warnings: {} };
  const seen = { email: new Map<string, number>(), name: new Map<string, number>() };
  for (const [index, cells] of people.entries()) {
    const { row, problems, warnings } = checkedRow(cells);
    checked.rows.push(row);
    if (Object.keys(problems).length > 0) checked.problems[index] = problems;

    const warn = (field: RosterField, message: ApiMessage) =>
      (warnings[field] ??= []).push(message);
    const email = problems.email ? "" : normalizeEmail(row.email);
    const sameEmail = firstOf(seen.email, email, index);
    if (sameEmail !== undefined) {
      warn("email", rosterMessage("roster_email_twice", { row: numberOf(sameEmail) }));
    }
    const sameName = firstOf(seen.name, folded(`${row.firstName} ${row.lastName}`), index);
    if (sameName !== undefined) {
      warn("firstName", rosterMessage("roster_name_twice", { row: numberOf(sameName) }));
    }
    const office = folded(row.office);
    if (known.size > 0 && office !== "" && !known.has(office)) {
      warn("office", rosterMessage("roster_office_unknown"));
    }
    if (Object.keys(warnings).length > 0) checked.warnings[index] = warnings;
  }
  return checked;
}

/** The first index with this key, if that is another one. */
function firstOf(seen: Map<string, number>, key: string, index: number): number | undefined {
  const first = key === "" ? undefined : seen.get(key);
  if (first === undefined) seen.set(key, index);
  return first;
}

function checkedRow(cells: RosterCells) {
  const phone = rosterPhone(cells.phone ?? "");
  const given: Record<RosterField, string> = {
    ...(Object.fromEntries(ROSTER_FIELDS.map((field) => [field, cells[field] ?? ""])) as RosterRow),
    phone: phone.phone,
  };
  const isNamed = cleanLine(given.nameOnCard) !== "";
  const problems: Partial<Record<RosterField, ApiMessage>> = {};
  const warnings: Partial<Record<RosterField, ApiMessage[]>> = {};
  const row = {} as RosterRow;
  const take = (field: RosterField, cell: string) => {
    const { value, problem } = wrongCell(cell.trim()) ?? rosterValue(field, cell);
    row[field] = value ?? shown(cell);
    if (problem) problems[field] = problem;
  };
  for (const field of ROSTER_FIELDS)
    if (field !== "nameOnCard" || isNamed) take(field, given[field]);
  if (phone.problem) problems.phone = phone.problem;
  if (phone.warning && !problems.phone) warnings.phone = [phone.warning];

  // It follows from the name, and so do its problems; but two long names don't fit in it.
  if (!isNamed) {
    take("nameOnCard", `${row.firstName} ${row.lastName}`);
    if (problems.firstName || problems.lastName) delete problems.nameOnCard;
  }
  for (const field of isNamed ? NAMES : NAMES.slice(0, 2)) {
    const name = mixedWordIn(row[field]);
    if (name !== "") warnings[field] = [rosterMessage("roster_alphabets_mixed", { name })];
  }
  return { row, problems, warnings };
}

/** What a spreadsheet leaves in place of a value. */
function wrongCell(cell: string): { value?: string; problem: ApiMessage } | undefined {
  if (CELL_ERROR.test(cell)) return { problem: rosterMessage("roster_cell_error") };
  return FORMULA.test(cell) ? { problem: rosterMessage("roster_cell_formula") } : undefined;
}

/** A cell that is refused, for whoever corrects it; what is far too long is cut. */
const shown = (cell: string) => cleanLine(cell.slice(0, 4 * LINE_LENGTH));
