import type { Call } from "../http/call.ts";
import { PEOPLE_TAG } from "./people-calls.ts";
import { retentionAnswerSchema, retentionChangeSchema } from "./retention.ts";

const answers = { 200: { schema: retentionAnswerSchema, description: "All rules" } };

export const retentionCalls = {
  read: {
    method: "get",
    path: "/retention",
    permission: "people.read",
    tag: PEOPLE_TAG,
    summary: "For how many days each class of data is kept, and what has gone by that",
    answers,
  },
  change: {
    method: "patch",
    path: "/retention",
    permission: "people.write",
    needsProof: true,
    tag: PEOPLE_TAG,
    summary:
      "Change for how many days classes of data are kept; it counts from the next day's run on",
    body: retentionChangeSchema,
    answers,
  },
} as const satisfies Record<string, Call>;
