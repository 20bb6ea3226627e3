import type { Call } from "../http/call.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { settingsChangeSchema } from "./settings-form.ts";
import { publicSettingsAnswerSchema } from "./settings.ts";

const answers = { 200: { schema: publicSettingsAnswerSchema, description: "The settings" } };

export const getSettings = {
  method: "get",
  path: "/settings",
  tag: "Settings",
  summary: "What visitors may know of the shop: its name, contacts, bank details",
  isPublic: true,
  isCached: true,
  answers,
} as const satisfies Call;

export const changeSettings = {
  method: "patch",
  path: "/settings",
  tag: "Settings",
  summary: "Change settings; only what is named changes",
  headers: versionHeader,
  body: settingsChangeSchema,
  refusals: [412],
  files: {
    cliqQrImage: "The QR code that an instant transfer (CliQ) is sent to",
    socialPreviewImage: "The picture shown where a page of the shop is shared",
  },
  answers,
} as const satisfies Call;
