import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";

/**
 * Shows at its fields what the server reported of them; the first gets the focus.
 *
 * @param fieldOf the form's field for one that the server names
 * @returns whether it reported anything of fields
 */
export function showServerProblems<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "setFocus">,
  error: Error,
  fieldOf: (named: string) => string = (named) => named,
): boolean {
  const problems = Object.entries(error instanceof ApiError ? error.fields : {});
  const fields = problems.map(([named]) => fieldOf(named) as Path<Values>);
  for (const [index, [, reported]] of problems.entries()) {
    form.setError(fields[index]!, { message: staffText(reported) });
  }
  if (fields[0]) form.setFocus(fields[0]);
  return fields.length > 0;
}

/**
 * What the server reported of what the form has no field for, which nobody would see at a field;
 * '' for nothing. To be asked after `showServerProblems`.
 */
export function problemsElsewhere<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getFieldState" | "getValues">,
  error: Error,
  fieldOf: (named: string) => string = (named) => named,
): string {
  const problems = Object.entries(error instanceof ApiError ? error.fields : {});
  const values = form.getValues();
  /** A field that is empty may have no value; its error then knows the field. */
  const hasField = (name: string) =>
    get(values, name) !== undefined ||
    form.getFieldState(name as Path<Values>).error?.ref !== undefined;
  return problems
    .filter(([named]) => !hasField(fieldOf(named)))
    .map(([, reported]) => staffText(reported))
    .join(" ");
}
