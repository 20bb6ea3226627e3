import type { z } from "zod";

import { sentence, type Code, type ParametersOf, type Sentence } from "./sentence.ts";

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
export function rule<C extends Code>(code: C, ...parameters: ParametersOf<C>): Rule {
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

/** The sentence of a schema's issue. For Zod's own rules it is made from Zod's English message. */
export function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  const { [CARRIED]: said } = issue as { [CARRIED]?: Sentence };
  return said ?? { ...sentence("invalid"), message: issue.message };
}

/** The first problem of each field, by its path: `personalInfo.email`. */
export function problemsOf({ issues }: Pick<z.ZodError, "issues">): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  for (const issue of issues) problems[issue.path.join(".")] ??= sentenceOf(issue);
  return problems;
}
