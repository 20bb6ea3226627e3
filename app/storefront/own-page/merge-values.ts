import type { StoredValues } from "#shared/profiles/own-values.ts";

type Key = keyof StoredValues;

/** What is to be shown after a page was changed elsewhere, while it was being changed here. */
interface Merged {
  values: StoredValues;
  /** Changed elsewhere, and taken over because it was not touched here. */
  taken: Key[];
  /** Changed in both places, to different values: that of this page is kept. */
  disputed: Key[];
}

/**
 * @param base what both began with
 * @param theirs what has been saved meanwhile
 * @param mine what has been typed here
 */
export function mergeValues(base: StoredValues, theirs: StoredValues, mine: StoredValues): Merged {
  const values = { ...theirs };
  const taken: Key[] = [];
  const disputed: Key[] = [];
  for (const key of Object.keys(theirs) as Key[]) {
    const isTheirs = !isSame(base[key], theirs[key]);
    const isMine = !isSame(base[key], mine[key]);
    if (isMine) Object.assign(values, { [key]: mine[key] });
    if (isSame(mine[key], theirs[key])) continue;
    if (isTheirs && isMine) disputed.push(key);
    else if (isTheirs) taken.push(key);
  }
  return { values, taken, disputed };
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether nothing of it differs, whatever the sequence of their fields. */
export const areSame = (one: StoredValues, other: StoredValues) =>
  (Object.keys(one) as Key[]).every((key) => isSame(one[key], other[key]));
