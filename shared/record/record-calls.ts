import type { Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import { recordListSchema, recordQuerySchema } from "./record.ts";

const list = {
  method: "get",
  path: "/record",
  permission: "record.read",
  tag: "History",
  summary: "Everything that staff and customers did, the newest first",
  description:
    "`search` finds people by name and e-mail address, records by name and number, and network addresses.",
  query: recordQuerySchema,
  isAlwaysPaged: true,
  answers: { 200: { schema: recordListSchema, description: "What was done" } },
} as const satisfies Call;

export const recordCalls = {
  list,
  export: csvCall(list, "record.csv", [
    "Date",
    "Time",
    "Person",
    "Email",
    "Kind",
    "Times",
    "Record",
    "Record ID",
    "Changes",
    "Subject",
    "Network Address",
    "Browser",
    "System",
  ]),
};
