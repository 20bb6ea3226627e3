import type { Call } from "../http/call.ts";
import { publicSettingsAnswerSchema } from "./settings.ts";

export const settingsAnswers = {
  200: { schema: publicSettingsAnswerSchema, description: "The settings" },
};

export const getSettings = {
  method: "get",
  path: "/settings",
  tag: "Settings",
  summary: "What visitors may know of the shop: its name, contacts, bank details",
  isPublic: true,
  isCached: true,
  answers: settingsAnswers,
} as const satisfies Call;
