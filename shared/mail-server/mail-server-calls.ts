import type { Call } from "../http/call.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { mailServerAnswerSchema, mailServerChangeSchema } from "./mail-server.ts";

const tag = "Settings";
const answers = { 200: { schema: mailServerAnswerSchema, description: "The mail server" } };

export const getMailServer = {
  method: "get",
  path: "/mail-server",
  permission: "security.read",
  tag,
  summary: "Through which mail server the shop sends; never its password",
  answers,
} as const satisfies Call;

export const changeMailServer = {
  method: "patch",
  path: "/mail-server",
  permission: "security.write",
  needsProof: true,
  tag,
  summary: "Change the mail server; what waits is sent through it at once",
  headers: versionHeader,
  body: mailServerChangeSchema,
  refusals: [412],
  answers,
} as const satisfies Call;
