import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";
import { visitorText } from "#app/sentences/visitor-text.ts";

import { valuesOf, type FieldErrors } from "./form-fields.ts";
import { check, errorsOf, type FormRules } from "./form-rules.ts";

/** What came of sending: all is well, or fields are wrong, or it failed as a whole. */
export interface Outcome<Name extends string> {
  errors: FieldErrors<Name>;
  /** Set when the server refused the form: what it said, in the page's language; '' without a word. */
  failure?: string;
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
  } catch (error) {
    if (!(error instanceof ApiError)) return { errors: {}, failure: "" };
    return {
      errors: errorsOf(rules.names, error.fields),
      failure: visitorText(error.sentence),
    };
  }
}
