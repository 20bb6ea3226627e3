import { toNestErrors } from "@hookform/resolvers";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

import type { ReceivedSentence } from "#app/sentences/received-sentence.ts";
import { problemsOf } from "#shared/sentences/rule.ts";

/**
 * Validates a form by a contract's schema. The library's own resolver passes on only an issue's
 * message, without the code that is needed to translate it.
 */
export function schemaResolver<Values extends FieldValues, Output, Context = unknown>(
  schema: z.ZodType<Output>,
  textOf: (said: ReceivedSentence) => string,
): Resolver<Values, Context, Output> {
  return (values, _context, options) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const problems = Object.entries(problemsOf(error));
    const errors = problems.map(([path, said]) => [
      path,
      { type: said.code, message: textOf(said) },
    ]);
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) };
  };
}
