import type { Call } from "../http/call.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { settingsAnswers } from "./settings-calls.ts";
import { settingsChangeSchema } from "./settings-form.ts";

export const changeSettings = {
  method: "patch",
  path: "/settings",
  permission: "settings.write",
  tag: "Settings",
  summary: "Change settings; only what is named changes",
  description:
    "Bank details, CliQ alias and code, by which customers pay, are changed by owners only, who have shortly before proved who they are; whoever sends them back as they were read changes nothing. When customers have known details for an hour, others wait for an hour (`GET /settings/waiting-payment`), unless they are only taken away: the answer is what customers see.",
  headers: versionHeader,
  body: settingsChangeSchema,
  refusals: [412],
  files: {
    cliqQrImage: "The QR code that an instant transfer (CliQ) is sent to",
    socialPreviewImage: "The picture shown where a page of the shop is shared",
  },
  answers: settingsAnswers,
} as const satisfies Call;
