/** The typed values of a form, by field name: `companyInfo.email`. */
export type FieldValues<Name extends string = string> = Record<Name, string>;

/**
 * The `maxlength` of fields: higher than any rule, so that the rule's message is shown, and low
 * enough for a form that is posted without a script.
 */
export const TYPED_AT_MOST = { line: 1_000, text: 20_000 };

/** The id to which a page scrolls after its posted form was rejected. */
export const PROBLEM_ID = "problem";

/** Error messages in the page's language, by field name. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** The values of the named fields; '' for those that were not sent. */
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

/** The object that the contract expects: `companyInfo.email` becomes `email` in `companyInfo`. */
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
