import { STAFF_SENTENCES } from "./staff-sentences.ts";
import { VISITOR_SENTENCES } from "./visitor-sentences.ts";

/** All that the API says to people: its English, by code, made of the parameters of that code. */
export const SENTENCES = { ...VISITOR_SENTENCES, ...STAFF_SENTENCES };

export type VisitorCode = keyof typeof VISITOR_SENTENCES;
export type StaffCode = keyof typeof STAFF_SENTENCES;
export type Code = VisitorCode | StaffCode;

/** What differs from one time to the next: none, or one object of named values. */
export type ParametersOf<C extends Code> = Parameters<(typeof SENTENCES)[C]>;

/** As they travel. */
export type Params = Readonly<Record<string, string | number | string[]>>;

/** Something said: programs know it by its code, people without a translation read the message. */
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
