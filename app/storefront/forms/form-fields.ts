/** What stands in each field of a form as it was typed, by the field's name: `companyInfo.email`. */
export type FieldValues<Name extends string = string> = Record<Name, string>;

/**
 * How many characters fields take: more than any rule allows, so that a rule can say so, and few
 * enough for a form that is posted without script.
 */
export const TYPED_AT_MOST = { line: 1_000, text: 20_000 };

/** What is wrong, in the page's language, by the field's name. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** What was typed into the named fields; '' for one that was not sent. */
export function valuesOf<Name extends string>(
  names: readonly Name[],
  fields: FormData,
): FieldValues<Name> {
  const typed = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, typed(name)])) as FieldValues<Name>;
}

/** As the contract has it: `companyInfo.email` stands as `email` in `companyInfo`. */
export function nested(values: FieldValues): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const path = name.split(".");
    const last = path.pop()!;
    let group = whole;
    for (const part of path) group = (group[part] ??= {}) as Record<string, unknown>;
    group[last] = value;
  }
  return whole;
}
