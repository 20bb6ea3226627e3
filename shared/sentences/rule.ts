import type { z } from "zod";

import type { Kind } from "./kinds.ts";
import { sentence, type ParametersOf, type RuleCode, type Sentence } from "./sentence.ts";

/**
 * Makes Zod's rules report sentences. Zod calls a rule's `error` for the message of an issue and
 * keeps properties that this function sets on the issue: there the whole sentence is stored.
 */
const CARRIED = "sentence";

/** The parameter type of Zod's schemas and checks. */
export interface Rule {
  error(issue: { [key: string]: unknown }): string;
}

/**
 * A rule with one sentence: `z.array(addon).max(50, rule("too_many", { items: "addons", max: 50
 * }))`.
 */
export function rule<C extends RuleCode>(code: C, ...parameters: ParametersOf<C>): Rule {
  return ruleSaying(sentence(code, ...parameters));
}

/** A rule with an existing sentence, or with one that depends on the input. */
export function ruleSaying(said: Sentence | ((input: unknown) => Sentence)): Rule {
  return {
    error(issue) {
      const chosen = typeof said === "function" ? said(issue["input"]) : said;
      issue[CARRIED] = chosen;
      return chosen.message;
    },
  };
}

/** The kinds of values by Zod's names of types. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  string: "text",
  number: "number",
  int: "wholeNumber",
  boolean: "boolean",
  array: "list",
  object: "object",
  record: "object",
};

/** The sentence of a schema's issue, also where the schema has no sentence for it. Zod's own words are for programmers. */
export function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  const { [CARRIED]: said } = issue as { [CARRIED]?: Sentence };
  if (said) return said;
  if (issue.code !== "invalid_type") return sentence("invalid");
  if (issue.message.endsWith("received undefined")) return sentence("required");
  const kind = KIND_OF[issue.expected];
  return kind ? sentence("expected", { kind }) : sentence("invalid");
}

/** The first problem of each field, by its path: `personalInfo.email`. */
export function problemsOf({ issues }: Pick<z.ZodError, "issues">): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  for (const issue of issues) problems[issue.path.join(".")] ??= sentenceOf(issue);
  return problems;
}
