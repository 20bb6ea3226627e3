import type { z } from "zod";

import { apiMessage, type ParametersOf, type RuleCode, type ApiMessage } from "./api-message.ts";
import type { Kind } from "./kinds.ts";

/**
 * Makes Zod's rules report messages. Zod calls a rule's `error` for the message of an issue and
 * keeps properties that this function sets on the issue: there the whole message is stored.
 */
const CARRIED = "apiMessage";

/** The parameter type of Zod's schemas and checks. */
export interface Rule {
  error(issue: { [key: string]: unknown }): string;
}

/**
 * A rule with one message: `z.array(addon).max(50, rule("too_many", { items: "addons", max: 50
 * }))`.
 */
export function rule<C extends RuleCode>(code: C, ...parameters: ParametersOf<C>): Rule {
  return ruleSaying(apiMessage(code, ...parameters));
}

/** A rule with an existing message, or with one that depends on the input. */
export function ruleSaying(reported: ApiMessage | ((input: unknown) => ApiMessage)): Rule {
  return {
    error(issue) {
      const chosen = typeof reported === "function" ? reported(issue["input"]) : reported;
      issue[CARRIED] = chosen;
      return chosen.message;
    },
  };
}

/** An issue that a rule over several values adds by itself: Zod calls no `error` for the message of such. */
export function issueSaying(reported: ApiMessage, path: PropertyKey[]) {
  return { code: "custom" as const, message: reported.message, path, [CARRIED]: reported };
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

/** The message of a schema's issue, also where the schema has no message for it. Zod's own words are for programmers. */
export function messageOf(issue: z.core.$ZodIssue): ApiMessage {
  const { [CARRIED]: reported } = issue as { [CARRIED]?: ApiMessage };
  if (reported) return reported;
  if (issue.code !== "invalid_type") return apiMessage("invalid");
  if (issue.message.endsWith("received undefined")) return apiMessage("required");
  const kind = KIND_OF[issue.expected];
  return kind ? apiMessage("expected", { kind }) : apiMessage("invalid");
}

/** The first problem of each field, by its path: `personalInfo.email`. */
export function problemsOf({ issues }: Pick<z.ZodError, "issues">): Record<string, ApiMessage> {
  const problems: Record<string, ApiMessage> = {};
  for (const issue of issues.flatMap(insideOf)) {
    problems[issue.path.join(".")] ??= messageOf(issue);
  }
  return problems;
}

/** What is wrong within a list or object that may also be something else, such as '' for none. */
function insideOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const inside = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  return inside?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue];
}
