import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";

import { errorsOf, valuesOf, type FieldErrors } from "./form-fields.ts";
import { check, type FormRules } from "./form-rules.ts";

/** What came of sending: all is well, or fields are wrong, or it failed as a whole. */
export interface Outcome<Name extends string> {
  errors: FieldErrors<Name>;
  /** Set when the server refused the form or could not be reached. */
  failure?: unknown;
}

/** What is wrong with what stands in a form now. */
export function errorsIn<Name extends string, Form extends object>(
  rules: FormRules<Name, Form>,
  form: HTMLFormElement,
): FieldErrors<Name> {
  const checked = check(rules, valuesOf(rules.names, new FormData(form)));
  return checked.isRight ? {} : checked.errors;
}

/** Checks and sends what stands in a form now. */
export async function sendForm<Name extends string, Form extends object>(
  rules: FormRules<Name, Form>,
  element: HTMLFormElement,
): Promise<Outcome<Name>> {
  const fields = new FormData(element);
  const checked = check(rules, valuesOf(rules.names, fields));
  if (!checked.isRight) return { errors: checked.errors };
  // Whoever came here from another page of the shop was there longer: never too short for a person.
  const elapsed = Math.round(performance.now());
  try {
    await rules.send(api, { ...checked.form, ...valuesOf(["website"], fields), elapsed });
    return { errors: {} };
  } catch (failure) {
    const refused = failure instanceof ApiError ? failure.fields : {};
    return { errors: errorsOf(rules.names, refused), failure };
  }
}
