import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { mustBeAllowed } from "#server/platform/http/must-be-allowed.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";
import type { SettingsChange } from "#shared/settings/settings-form.ts";

import { presentSettings } from "./present-settings.ts";
import type { SettingsService } from "./settings.service.ts";

export function settingsRoutes(settings: SettingsService) {
  const routes = newRoutes();
  handleCall(routes, getSettings, async () => one(presentSettings(await settings.find())));
  handleCall(routes, changeSettings, async ({ headers, body, files: sent }, c) => {
    // Where customers pay to is the owner's alone.
    if (body.bank || PAID_TO.some((field) => isSent(field, body, sent))) {
      mustBeAllowed(c, "security.write", true);
    }
    const version = headers["if-match"];
    return one(presentSettings(await settings.change(body, sent, changerOf(c), version)));
  });
  return routes;
}

const PAID_TO = ["cliqAlias", "cliqQrImage"] as const;

const isSent = (
  field: (typeof PAID_TO)[number],
  body: SettingsChange,
  files: readonly UploadedFile[],
) => body[field] !== undefined || files.some((file) => file.field === field);
