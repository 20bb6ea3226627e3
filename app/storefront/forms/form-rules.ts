import type { z } from "zod";

import type { CallApi } from "#app/api/call-api.ts";
import type { ReceivedSentence } from "#app/sentences/received-sentence.ts";
import { visitorText } from "#app/sentences/visitor-text.ts";
import { problemsOf } from "#shared/sentences/rule.ts";

import { nested, type FieldErrors, type FieldValues } from "./form-fields.ts";

/** How a form is checked and sent, by the server for browsers without script, else by the browser. */
export interface FormRules<Name extends string, Form extends object> {
  /** Of the fields, in the words of the contract: `companyInfo.email`. */
  names: readonly Name[];
  /** The contract of the call. */
  schema: z.ZodType<Form>;
  send: (api: CallApi, form: Form & Traps) => Promise<unknown>;
}

/** What tells people from programs. */
export interface Traps {
  /** A field that no person sees. */
  website: string;
  /** How long the page was open, in milliseconds; only a script knows. */
  elapsed?: number;
}

type Checked<Name extends string, Form> =
  | { isRight: true; form: Form }
  | { isRight: false; errors: FieldErrors<Name> };

/** What was typed as the call takes it, or what is wrong with it. */
export function check<Name extends string, Form extends object>(
  { names, schema }: FormRules<Name, Form>,
  values: FieldValues<Name>,
): Checked<Name, Form> {
  const result = schema.safeParse(nested(values));
  if (result.success) return { isRight: true, form: result.data };
  return { isRight: false, errors: errorsOf(names, problemsOf(result.error)) };
}

/** Of what was refused, the fields that the form has. */
export function errorsOf<Name extends string>(
  names: readonly Name[],
  refused: Record<string, ReceivedSentence>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of names) {
    if (Object.hasOwn(refused, name)) errors[name] = visitorText(refused[name]!);
  }
  return errors;
}
