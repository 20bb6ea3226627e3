import type { Call } from "../http/call.ts";
import { backupStateAnswerSchema } from "./backup.ts";

export const getBackupState = {
  method: "get",
  permission: "security.read",
  path: "/backups/last",
  tag: "Settings",
  summary:
    "When the last backup was made, how large it is and where, and whether the nightly one failed",
  answers: { 200: { schema: backupStateAnswerSchema, description: "The last backup" } },
} as const satisfies Call;
