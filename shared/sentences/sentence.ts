import type { STAFF_ANSWERS, VISITOR_ANSWERS } from "./answer-sentences.ts";
import { OWNER_SENTENCES } from "./owner-sentences.ts";
import { STAFF_SENTENCES } from "./staff-sentences.ts";
import { VISITOR_SENTENCES } from "./visitor-sentences.ts";

/**
 * The messages that rules of forms and calls report: for each code a function from its parameters to
 * the English sentence. Those that only the server says are not among them, so that no page loads
 * their texts (answer-sentences.ts).
 */
export const RULE_SENTENCES = { ...VISITOR_SENTENCES, ...OWNER_SENTENCES, ...STAFF_SENTENCES };

type Answers = typeof VISITOR_ANSWERS & typeof STAFF_ANSWERS;
/** The functions of all codes. */
type All = typeof RULE_SENTENCES & Answers;

export type VisitorCode = keyof typeof VISITOR_SENTENCES | keyof typeof VISITOR_ANSWERS;
export type StaffCode = keyof typeof STAFF_SENTENCES | keyof typeof STAFF_ANSWERS;
export type OwnerCode = keyof typeof OWNER_SENTENCES;
export type Code = keyof All;
export type RuleCode = keyof typeof RULE_SENTENCES;

/** The parameters of a code: none, or one object of named values. */
export type ParametersOf<C extends Code> = Parameters<All[C]>;

/** Parameters as they are sent to clients. */
export type Params = Readonly<Record<string, string | number | string[]>>;

/** A message: programs recognise it by its code, people without a translation read the text. */
export interface Sentence {
  readonly code: Code;
  readonly params: Params;
  readonly message: string;
}

/** E.g. `sentence("too_short", { field: "firstName", min: 2 })`. */
export function sentence<C extends RuleCode>(code: C, ...parameters: ParametersOf<C>): Sentence {
  return sentenceOfTable(RULE_SENTENCES, code, parameters);
}

/** @param table has the functions of at least this code */
export function sentenceOfTable<C extends Code>(
  table: Readonly<Record<C, unknown>>,
  code: C,
  parameters: ParametersOf<C>,
): Sentence {
  const say = table[code] as (...given: typeof parameters) => string;
  return { code, params: (parameters[0] ?? {}) as Params, message: say(...parameters) };
}
