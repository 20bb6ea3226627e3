import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";

import { valuesOf, type FieldErrors } from "./form-fields.ts";
import { check, errorsOf, type FormRules } from "./form-rules.ts";

/** The result of sending: success, invalid fields, or a failure as a whole. */
export interface Outcome<Name extends string> {
  errors: FieldErrors<Name>;
  /**
   * Set when the form failed as a whole: the server's message in the page's language; '' without
   * one.
   */
  failure?: string;
}

/** The errors of a form's present values. */
export function errorsIn<Name extends string, Form extends object>(
  rules: FormRules<Name, Form>,
  form: HTMLFormElement,
): FieldErrors<Name> {
  const checked = check(rules, valuesOf(rules.names, new FormData(form)));
  return checked.isRight ? {} : checked.errors;
}

/** Validates and sends a form's present values. */
export async function sendForm<Name extends string, Form extends object>(
  rules: FormRules<Name, Form>,
  element: HTMLFormElement,
): Promise<Outcome<Name>> {
  const fields = new FormData(element);
  const checked = check(rules, valuesOf(rules.names, fields));
  if (!checked.isRight) return { errors: checked.errors };
  // The time since the first page load: after navigating within the shop it is longer than the form
  // was open, but never too short for a person.
  const elapsed = Math.round(performance.now());
  try {
    await rules.send(api, { ...checked.form, ...valuesOf(["website"], fields), elapsed });
    return { errors: {} };
  } catch (error) {
    if (!(error instanceof ApiError)) return { errors: {}, failure: "" };
    return {
      errors: errorsOf(rules.names, error.fields),
      failure: visitorText(error.apiMessage),
    };
  }
}
