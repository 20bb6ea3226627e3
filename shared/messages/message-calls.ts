import type { Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import { resourceCalls } from "../http/resource-calls.ts";
import { countsCall } from "../replies/correspondence-counts.ts";
import { replyCalls } from "../replies/reply-calls.ts";
import { MESSAGES_PATH } from "./message-path.ts";
import { KNOWN_MESSAGE_STATUSES } from "./message-status.ts";
import {
  messageFormSchema,
  messageQuerySchema,
  messageSchema,
  messageStatusUpdateSchema,
} from "./message.ts";

const { create, ...calls } = resourceCalls({
  path: MESSAGES_PATH,
  area: "customers",
  tag: "Messages",
  named: { one: "The message", many: "The messages" },
  item: messageSchema,
  query: messageQuerySchema,
  form: messageFormSchema,
  change: messageStatusUpdateSchema,
  summaries: {
    list: "Messages that match, the newest first",
    create: "Send the shop a message",
    change: "Set a message's status",
    remove: "Delete a message",
  },
});
export const messageCalls = {
  ...calls,
  counts: countsCall(calls.list, KNOWN_MESSAGE_STATUSES),
  export: csvCall(calls.list, "contact-messages.csv", [
    "ID",
    "Name",
    "Email",
    "Phone",
    "Subject",
    "Message",
    "Status",
    "Date",
    "Time",
  ]),
};

export const getMessage = {
  method: "get",
  path: `${MESSAGES_PATH}/{id}`,
  permission: "customers.read",
  tag: "Messages",
  summary: "One message",
  answers: calls.change.answers,
} as const satisfies Call;

export const messageReplyCalls = replyCalls(calls.list);

export const sendMessage = {
  ...create,
  isPublic: true,
  permission: undefined,
  refusals: [429],
} as const satisfies Call;
