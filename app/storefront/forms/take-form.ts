import { data, redirect } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { visitorText } from "#app/sentences/visitor-text.ts";

import { valuesOf, type FieldErrors, type FieldValues } from "./form-fields.ts";
import { check, errorsOf, type FormRules } from "./form-rules.ts";

/** What a page gets to show when its form was refused. */
export interface Refused<Name extends string> {
  values: FieldValues<Name>;
  errors: FieldErrors<Name>;
  /** Why the server would not take it as a whole, in the page's language; '' when it did not say. */
  message: string;
}

interface Posted<Name extends string, Form extends object> {
  request: Request;
  api: CallApi;
  rules: FormRules<Name, Form>;
  /** The page again, at what says that all went well: `/contact-us#message-sent`. */
  doneAt: string;
}

/**
 * Takes a form that a browser posted without script: the page comes again, at the good news or with
 * everything that was typed and what is wrong with it.
 */
export async function takeForm<Name extends string, Form extends object>(
  posted: Posted<Name, Form>,
) {
  const { api, rules, doneAt } = posted;
  // What is no form at all has nothing in its fields.
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
    return refuse(error.status, ofFields, isWhole ? visitorText(error.sentence) : "");
  }
  return redirect(doneAt, 303);
}
