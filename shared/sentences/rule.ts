import type { z } from "zod";

import { sentence, type Code, type ParametersOf, type Sentence } from "./sentence.ts";

/**
 * How a schema's rules speak in sentences. Zod asks a rule's `error` for the message of an issue and
 * hands the issue on with whatever was written on it meanwhile: there the whole sentence travels.
 */
const CARRIED = "sentence";

/** What Zod's schemas and checks take as their parameters. */
export interface Rule {
  error(issue: { [key: string]: unknown }): string;
}

/** A rule with one sentence: `z.array(addon).max(50, rule("too_many", { items: "addons", max: 50 }))`. */
export function rule<C extends Code>(code: C, ...parameters: ParametersOf<C>): Rule {
  return ruleSaying(sentence(code, ...parameters));
}

/** The same with a sentence that was made before, or one that depends on what was given. */
export function ruleSaying(said: Sentence | ((input: unknown) => Sentence)): Rule {
  return {
    error(issue) {
      const chosen = typeof said === "function" ? said(issue["input"]) : said;
      issue[CARRIED] = chosen;
      return chosen.message;
    },
  };
}

/** What a schema says of a value. A rule of Zod's own has no sentence, but English words. */
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
