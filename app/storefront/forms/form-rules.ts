import type { z } from "zod";

import type { ReceivedMessage } from "#app/api-messages/received-message.ts";
import { visitorText } from "#app/api-messages/visitor-text.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";

import { nested, type FieldErrors, type FieldValues } from "./form-fields.ts";

/**
 * How a form is validated and sent: by the server for browsers without a script, otherwise by the
 * browser.
 */
export interface FormRules<Name extends string, Form extends object> {
  /** The field names as in the contract: `companyInfo.email`. */
  names: readonly Name[];
  /** The contract's schema. */
  schema: z.ZodType<Form>;
  send: (api: CallApi, form: Form & Traps) => Promise<unknown>;
}

/** Fields that distinguish people from bots. */
export interface Traps {
  /** A field that is hidden from people. */
  website: string;
  /** How long the page was open, in milliseconds; known only with a script. */
  elapsed?: number;
}

type Checked<Name extends string, Form> =
  | { isRight: true; form: Form }
  | { isRight: false; errors: FieldErrors<Name> };

/** The valid input of the call, or the errors. */
export function check<Name extends string, Form extends object>(
  { names, schema }: Pick<FormRules<Name, Form>, "names" | "schema">,
  values: FieldValues<Name>,
): Checked<Name, Form> {
  const result = schema.safeParse(nested(values));
  if (result.success) return { isRight: true, form: result.data };
  return { isRight: false, errors: errorsOf(names, problemsOf(result.error)) };
}

/** Those of the server's errors that belong to fields of the form. */
export function errorsOf<Name extends string>(
  names: readonly Name[],
  refused: Record<string, ReceivedMessage>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of names) {
    if (Object.hasOwn(refused, name)) errors[name] = visitorText(refused[name]!);
  }
  return errors;
}
