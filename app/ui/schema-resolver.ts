import {
  get,
  set,
  type Field,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from "react-hook-form";
import type { z } from "zod";

import type { ReceivedMessage } from "#app/api-messages/received-message.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";

/**
 * Validates a form by a contract's schema. The library's own resolver passes on only an issue's
 * message, without the code that is needed to translate it.
 */
export function schemaResolver<Values extends FieldValues, Output, Context = unknown>(
  schema: z.ZodType<Output>,
  textOf: (reported: ReceivedMessage) => string,
): Resolver<Values, Context, Output> {
  return (values, _context, options) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const problems = Object.entries(problemsOf(error));
    const names = options.names ?? problems.map(([path]) => path);
    const errors: FieldErrors<Values> = {};
    for (const [path, reported] of problems) {
      // The element, to which the form moves the focus.
      const { ref, refs } = (get(options.fields, path) ?? {}) as Partial<Field["_f"]>;
      const error = { type: reported.code, message: textOf(reported), ref: refs?.[0] ?? ref };
      // The error of a list stands beside those of its entries.
      const isList = names.some((name) => /^\.\d/.test(name.replace(path, "")));
      set(errors, isList ? `${path}.root` : path, error);
    }
    return { values: {}, errors };
  };
}
