import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { staffText } from "#app/sentences/staff-text.ts";

/** Shows at its fields what the server said of them; the first gets the focus. */
export function showServerProblems<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  error: Error,
): void {
  const problems = Object.entries(error instanceof ApiError ? error.fields : {});
  for (const [index, [field, said]] of problems.entries()) {
    const place = { shouldFocus: index === 0 };
    form.setError(field as Path<Values>, { message: staffText(said) }, place);
  }
}
