import { deleted, list, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { appPasswordCalls, secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";

import type { AppPasswordService } from "./app-password.service.ts";
import type { MustShowFactor } from "./must-show-factor.ts";
import type { SecondFactorService } from "./second-factor.service.ts";

interface SecondFactorRoutesParts {
  secondFactors: SecondFactorService;
  appPasswords: AppPasswordService;
  mustShowFactor: MustShowFactor;
}

export function secondFactorRoutes(parts: SecondFactorRoutesParts) {
  const { secondFactors, appPasswords, mustShowFactor } = parts;
  const routes = newRoutes();
  handleCall(routes, secondFactorCalls.read, async (_, c) =>
    one(await secondFactors.read(staffOf(c))),
  );
  handleCall(routes, secondFactorCalls.startApp, async (_, c) => {
    await mustShowFactor(c);
    return one(await secondFactors.startApp(staffOf(c)));
  });
  handleCall(routes, secondFactorCalls.confirmApp, async ({ body: { code } }, c) => {
    const token = c.get("sessionToken") ?? "";
    return one({ recoveryCodes: await secondFactors.confirmApp(code, staffOf(c), token) });
  });
  handleCall(routes, secondFactorCalls.removeApp, async (_, c) => {
    await mustShowFactor(c);
    await secondFactors.removeApp(staffOf(c));
    return deleted("authenticator-app");
  });
  handleCall(routes, secondFactorCalls.renewCodes, async (_, c) => {
    await mustShowFactor(c);
    return one({ recoveryCodes: await secondFactors.renewCodes(staffOf(c)) });
  });
  handleCall(routes, secondFactorCalls.require, async ({ body: { isRequired } }, c) => {
    await mustShowFactor(c);
    await secondFactors.setRequired(isRequired, staffOf(c));
    return one({ isRequired });
  });
  handleCall(routes, appPasswordCalls.list, async (_, c) =>
    list(await appPasswords.list(staffOf(c))),
  );
  handleCall(routes, appPasswordCalls.make, async ({ body: { name } }, c) => {
    await mustShowFactor(c);
    const { password, made } = await appPasswords.make(name, staffOf(c));
    return { password, ...one(made) };
  });
  handleCall(routes, appPasswordCalls.remove, async ({ params }, c) => {
    await appPasswords.remove(params.id, staffOf(c));
    return deleted("app-password");
  });
  return routes;
}
