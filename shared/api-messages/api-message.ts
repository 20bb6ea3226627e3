import type { STAFF_ANSWERS, VISITOR_ANSWERS } from "./answer-messages.ts";
import { OWNER_MESSAGES } from "./owner-messages.ts";
import type { ROSTER_MESSAGES } from "./roster-messages.ts";
import { STAFF_MESSAGES } from "./staff-messages.ts";
import { VISITOR_MESSAGES } from "./visitor-messages.ts";

/**
 * The messages that rules of forms and calls report: for each code a function from its parameters to
 * the English message. Those that only the server says are not among them, so that no page loads
 * their texts (answer-messages.ts).
 */
export const RULE_MESSAGES = { ...VISITOR_MESSAGES, ...OWNER_MESSAGES, ...STAFF_MESSAGES };

type Answers = typeof VISITOR_ANSWERS & typeof STAFF_ANSWERS;
/** The functions of all codes. */
type All = typeof RULE_MESSAGES & typeof ROSTER_MESSAGES & Answers;

export type VisitorCode = keyof typeof VISITOR_MESSAGES | keyof typeof VISITOR_ANSWERS;
export type StaffCode = keyof typeof STAFF_MESSAGES | keyof typeof STAFF_ANSWERS;
export type OwnerCode = keyof typeof OWNER_MESSAGES;
export type RosterCode = keyof typeof ROSTER_MESSAGES;
export type Code = keyof All;
export type RuleCode = keyof typeof RULE_MESSAGES;

/** The parameters of a code: none, or one object of named values. */
export type ParametersOf<C extends Code> = Parameters<All[C]>;

/** Parameters as they are sent to clients. */
export type Params = Readonly<Record<string, string | number | string[]>>;

/** A message: programs recognise it by its code, people without a translation read the text. */
export interface ApiMessage {
  readonly code: Code;
  readonly params: Params;
  readonly message: string;
}

/** E.g. `apiMessage("too_short", { field: "firstName", min: 2 })`. */
export function apiMessage<C extends RuleCode>(
  code: C,
  ...parameters: ParametersOf<C>
): ApiMessage {
  return messageOfTable(RULE_MESSAGES, code, parameters);
}

/** @param table has the functions of at least this code */
export function messageOfTable<C extends Code>(
  table: Readonly<Record<C, unknown>>,
  code: C,
  parameters: ParametersOf<C>,
): ApiMessage {
  const say = table[code] as (...given: typeof parameters) => string;
  return { code, params: (parameters[0] ?? {}) as Params, message: say(...parameters) };
}
