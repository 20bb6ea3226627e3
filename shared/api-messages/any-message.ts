import { STAFF_ANSWERS, VISITOR_ANSWERS } from "./answer-messages.ts";
import {
  RULE_MESSAGES,
  messageOfTable,
  type Code,
  type ParametersOf,
  type ApiMessage,
} from "./api-message.ts";
import { ROSTER_MESSAGES } from "./roster-messages.ts";

/**
 * All messages of the API: those of rules, and those that only the server says. Pages use message.ts.
 */
export const API_MESSAGES = {
  ...RULE_MESSAGES,
  ...ROSTER_MESSAGES,
  ...VISITOR_ANSWERS,
  ...STAFF_ANSWERS,
};

/** E.g. `apiMessage("not_found", { entity: "order" })`. */
export function apiMessage<C extends Code>(code: C, ...parameters: ParametersOf<C>): ApiMessage {
  return messageOfTable(API_MESSAGES, code, parameters);
}
