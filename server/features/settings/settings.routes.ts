import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { mustBeAllowed } from "#server/platform/http/must-be-allowed.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

import { askedPayment } from "./asked-payment.ts";
import { presentSettings } from "./present-settings.ts";
import type { SettingsService } from "./settings.service.ts";

export function settingsRoutes(settings: SettingsService) {
  const routes = newRoutes();
  handleCall(routes, getSettings, async () => one(presentSettings(await settings.find())));
  handleCall(routes, changeSettings, async ({ headers, body, files: sent }, c) => {
    // Where customers pay to is the owner's alone. Clients send it back with the others, as they have seen it.
    const known = await settings.paymentSeenBy(staffOf(c).role);
    const { rest, isOther } = askedPayment(body, known);
    const hasOther = isOther || sent.some(({ field }) => field === "cliqQrImage");
    if (hasOther) mustBeAllowed(c, "security.write", true);
    const change = hasOther ? body : rest;
    const version = headers["if-match"];
    return one(presentSettings(await settings.change(change, sent, changerOf(c), version)));
  });
  return routes;
}
