/** Joins class names; values that are not strings (from false conditions) are omitted. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
