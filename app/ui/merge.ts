import type { FieldValues, UseFormReturn } from "react-hook-form";

/** What is shown of a record that was saved elsewhere while it was edited here. */
export interface Merged<Values> {
  values: Values;
  /** Edited here, to something else than theirs: it stays. By path, such as `company.phone`. */
  kept: string[];
  /** Their values of what stays and they have changed too, by path. */
  disputed: Record<string, unknown>;
  /** Changed by them, and not touched here. */
  taken: string[];
}

/** How two versions of a list become one. A list without a rule is one value. */
export type ListRules<Values> = {
  [Name in keyof Values]?: (
    base: Values[Name],
    theirs: Values[Name],
    mine: Values[Name],
  ) => Values[Name];
};

/**
 * Merges field by field; groups of fields too.
 *
 * @param base what both began with
 * @param theirs what has been saved meanwhile
 * @param mine what has been typed here
 */
export function merge<Values extends object>(
  base: Values,
  theirs: Values,
  mine: Values,
  lists: ListRules<Values> = {},
): Merged<Values> {
  const values = { ...theirs };
  const merged: Merged<Values> = { values, kept: [], disputed: {}, taken: [] };
  for (const name of Object.keys({ ...theirs, ...mine }) as (keyof Values & string)[]) {
    const [old, their, my] = [base[name], theirs[name], mine[name]];
    if (isGroup(old) && isGroup(their) && isGroup(my)) {
      const group = merge<object>(old, their, my);
      Object.assign(values, { [name]: group.values });
      const within = (path: string) => `${name}.${path}`;
      merged.kept.push(...group.kept.map(within));
      merged.taken.push(...group.taken.map(within));
      for (const [path, other] of Object.entries(group.disputed)) {
        merged.disputed[within(path)] = other;
      }
      continue;
    }
    if (isSame(my, their)) continue;
    if (isSame(old, my)) {
      merged.taken.push(name);
      continue;
    }
    values[name] = lists[name]?.(old, their, my) ?? my;
    merged.kept.push(name);
    if (!isSame(old, their)) merged.disputed[name] = their;
  }
  return merged;
}

/** Shows in a form what was merged: what stays counts as edited, against their version. */
export function showMerged<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, never>, "reset">,
  theirs: Values,
  { values }: Merged<Values>,
): void {
  form.reset(theirs);
  // All at once: a list would keep the rows of theirs if its value alone were set.
  form.reset(values, { keepDefaultValues: true });
}

/** Whether two values are the same to whoever fills in a form: numbers are typed as text. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isGroup(one) && isGroup(other)) {
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  // Files among them: a picked one is a change, whatever it is.
  if (typeof one === "object" || typeof other === "object") return one === other;
  // An empty field gives a text where the record has nothing.
  return String(one ?? "") === String(other ?? "");
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
