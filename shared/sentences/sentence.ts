import { OWNER_SENTENCES } from "./owner-sentences.ts";
import { STAFF_SENTENCES } from "./staff-sentences.ts";
import { VISITOR_SENTENCES } from "./visitor-sentences.ts";

/**
 * All messages of the API: for each code a function from its parameters to the English sentence.
 */
export const SENTENCES = { ...VISITOR_SENTENCES, ...OWNER_SENTENCES, ...STAFF_SENTENCES };

export type VisitorCode = keyof typeof VISITOR_SENTENCES;
export type StaffCode = keyof typeof STAFF_SENTENCES;
export type OwnerCode = keyof typeof OWNER_SENTENCES;
export type Code = VisitorCode | OwnerCode | StaffCode;

/** The parameters of a code: none, or one object of named values. */
export type ParametersOf<C extends Code> = Parameters<(typeof SENTENCES)[C]>;

/** Parameters as they are sent to clients. */
export type Params = Readonly<Record<string, string | number | string[]>>;

/** A message: programs recognise it by its code, people without a translation read the text. */
export interface Sentence {
  readonly code: Code;
  readonly params: Params;
  readonly message: string;
}

/** E.g. `sentence("too_short", { field: "firstName", min: 2 })`. */
export function sentence<C extends Code>(code: C, ...parameters: ParametersOf<C>): Sentence {
  const say = SENTENCES[code] as (...given: typeof parameters) => string;
  return { code, params: (parameters[0] ?? {}) as Params, message: say(...parameters) };
}
