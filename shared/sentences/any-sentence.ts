import { STAFF_ANSWERS, VISITOR_ANSWERS } from "./answer-sentences.ts";
import {
  RULE_SENTENCES,
  sentenceOfTable,
  type Code,
  type ParametersOf,
  type Sentence,
} from "./sentence.ts";

/**
 * All messages of the API: those of rules, and those that only the server says. Pages use sentence.ts.
 */
export const SENTENCES = { ...RULE_SENTENCES, ...VISITOR_ANSWERS, ...STAFF_ANSWERS };

/** E.g. `sentence("not_found", { entity: "order" })`. */
export function sentence<C extends Code>(code: C, ...parameters: ParametersOf<C>): Sentence {
  return sentenceOfTable(SENTENCES, code, parameters);
}
