import type { RosterRow } from "#shared/rosters/roster-row.ts";
import { folded } from "#shared/search-text.ts";
import { normalizeEmail } from "#shared/text.ts";

/** Endings by which programs know pictures; what comes after another full stop belongs to the name. */
const ENDING = /\.(?:jpe?g|jfif|png|webp|gif|avif|hei[cf]|bmp|tiff?|svg)$/i;

/** Whose photo a file is, by the number in the list; "ambiguous" where it may be that of several. */
type Whose = number | "ambiguous" | undefined;

/**
 * Finds out whose photo a file is: by its name without the ending, which is somebody's e-mail address, the
 * name on their card, or their first and last name in either sequence. Names are compared as where two of a
 * list are found to have the same one, so that `_`, `-`, spaces, case and kinds of Arabic letters make no
 * difference.
 */
export function photoMatcher(
  people: readonly { n: number; cells: RosterRow }[],
): (fileName: string) => Whose {
  const byEmail = new Map<string, Set<number>>();
  const byName = new Map<string, Set<number>>();
  const add = (to: Map<string, Set<number>>, key: string, n: number) => {
    if (key !== "") to.set(key, (to.get(key) ?? new Set()).add(n));
  };
  for (const { n, cells } of people) {
    const { firstName, lastName, nameOnCard, email } = cells;
    add(byEmail, normalizeEmail(email.normalize()), n);
    const names = [nameOnCard, `${firstName} ${lastName}`, `${lastName} ${firstName}`, email];
    for (const name of names) add(byName, folded(name), n);
  }
  return (fileName) => {
    const name = fileName.replace(ENDING, "").trim();
    const found = byEmail.get(normalizeEmail(name.normalize())) ?? byName.get(folded(name));
    if (!found) return undefined;
    const [n] = found;
    return found.size === 1 ? n : "ambiguous";
  };
}
