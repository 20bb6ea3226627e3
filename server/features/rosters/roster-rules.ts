import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { checkRoster, type RosterCells } from "#shared/rosters/check-roster.ts";
import { MOST_ROSTER_ROWS, tooManyRows, type RosterRow } from "#shared/rosters/roster-row.ts";
import { cleanCode } from "#shared/text-entry.ts";
import { isLine, LINE_LENGTH } from "#shared/text.ts";

/** Phones as they came: what a spreadsheet did to them is said as long as nobody has looked. */
export const asTyped = (people: readonly RosterCells[]): RosterRow[] =>
  checkRoster(people).rows.map((row, index) => {
    const phone = cleanCode((people[index]!.phone ?? "").slice(0, LINE_LENGTH));
    const cells = Object.entries({ ...row, phone });
    return Object.fromEntries(cells.map(([field, cell]) => [field, storable(cell)])) as RosterRow;
  });

/** Without the signs that no database takes, which are told of as what is wrong with a cell. */
export const storable = (text: string): string =>
  isLine(text) ? text : [...text].filter(isLine).join("");

export function mustBeSo(people: number): void {
  if (people === 0) throw fieldError("file", apiMessage("roster_empty"));
  if (people > MOST_ROSTER_ROWS) throw fieldError("file", tooManyRows(people));
}

export function mustBeRight(
  problems: Partial<Record<string, ApiMessage>> | undefined,
  n: number,
): void {
  const [first] = Object.entries(problems ?? {});
  if (first) throw fieldError(`rows.${n}.${first[0]}`, first[1]!);
}
