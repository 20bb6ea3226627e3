import { data, redirect } from "react-router";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";

import { valuesOf, type FieldErrors, type FieldValues } from "./form-fields.ts";
import { check, errorsOf, type FormRules } from "./form-rules.ts";

/** The data that a page gets when its form was rejected. */
export interface Refused<Name extends string> {
  values: FieldValues<Name>;
  errors: FieldErrors<Name>;
  /**
   * The server's message for a failure as a whole, in the page's language; '' when there was none.
   */
  message: string;
}

interface Posted<Name extends string, Form extends object> {
  request: Request;
  api: CallApi;
  rules: FormRules<Name, Form>;
  /** The address with the success message: `/contact-us#message-sent`. */
  doneAt: string;
}

/**
 * Handles a form posted by a browser without a script: redirects to the success message, or renders
 * the page again with all input and the errors.
 */
export async function takeForm<Name extends string, Form extends object>(
  posted: Posted<Name, Form>,
) {
  const { api, rules, doneAt } = posted;
  // A body that is not a form counts as a form without fields.
  const fields = await posted.request.formData().catch(() => new FormData());
  const values = valuesOf(rules.names, fields);
  const refuse = (status: number, errors: FieldErrors<Name>, message = "") =>
    data<Refused<Name>>({ values, errors, message }, status);

  const checked = check(rules, values);
  if (!checked.isRight) return refuse(400, checked.errors);
  try {
    await rules.send(api, { ...checked.form, ...valuesOf(["website"], fields) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const ofFields = errorsOf(rules.names, error.fields);
    const isWhole = Object.keys(ofFields).length === 0;
    return refuse(error.status, ofFields, isWhole ? visitorText(error.apiMessage) : "");
  }
  return redirect(doneAt, 303);
}
