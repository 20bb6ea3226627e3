import { toNestErrors } from "@hookform/resolvers";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

import { problemsOf } from "#shared/sentences/rule.ts";

import type { ReceivedSentence } from "./received-sentence.ts";

/**
 * Has a form checked by a contract's schema. The library's own resolver hands on an issue's message
 * alone, without the code that the text in another language is found by.
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
