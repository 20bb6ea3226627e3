import {
  messageOfTable,
  type ApiMessage,
  type ParametersOf,
  type RosterCode,
} from "../api-messages/api-message.ts";
import { ROSTER_MESSAGES } from "../api-messages/roster-messages.ts";

/** E.g. `rosterMessage("roster_email_twice", { row: 12 })`. */
export function rosterMessage<C extends RosterCode>(
  code: C,
  ...parameters: ParametersOf<C>
): ApiMessage {
  return messageOfTable(ROSTER_MESSAGES, code, parameters);
}
