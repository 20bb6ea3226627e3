import type { Call } from "../http/call.ts";
import { lockedChangeAnswerSchema, undoTokenSchema } from "./locked-change.ts";

const tag = "Accounts";
const answers = { 200: { schema: lockedChangeAnswerSchema, description: "The change" } };

/** The page that a message to owners links to; the secret is behind the `#`, which no server is sent. */
export const UNDO_PATH = "/admin-panel/undo";
export const undoPath = (token: string) => `${UNDO_PATH}#${token}`;

export const readLockedChange = {
  method: "post",
  path: "/auth/locked-change",
  tag,
  summary: "What the link of a message to owners would undo",
  isPublic: true,
  body: undoTokenSchema,
  refusals: [429],
  answers,
} as const satisfies Call;

export const undoChange = {
  method: "post",
  path: "/auth/undo-change",
  tag,
  summary: "Undo a change by the link of a message to owners",
  description:
    "Works once, for 24 hours, and only while nothing else has changed the same since. The account that made the change is signed out everywhere, and all owners are told.",
  isPublic: true,
  body: undoTokenSchema,
  refusals: [429],
  answers,
} as const satisfies Call;
