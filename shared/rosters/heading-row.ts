import { cleanLine } from "../text-entry.ts";
import { isEmail, isPhone } from "./cell-kinds.ts";
import { recognisedHeading } from "./recognised-heading.ts";

/** Above the headings there may be the name of the company, a day, and empty rows. */
export const HEADING_WITHIN = 10;

/** The row with the most headings: two at least, or nothing else. -1 for none. */
export function headingRowOf(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, HEADING_WITHIN).map((row) => {
    const cells = row.filter((cell) => cleanLine(cell) !== "");
    if (cells.some((cell) => isEmail(cell) || isPhone(cell))) return 0;
    const found = cells.filter((cell) => recognisedHeading(cell)).length;
    return found > 1 || found === cells.length ? found : 0;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}
