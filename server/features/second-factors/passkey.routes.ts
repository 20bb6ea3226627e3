import { sessionAnswers } from "#server/features/session/session-answers.ts";
import type { SessionService } from "#server/features/session/session.service.ts";
import { deleted, one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { passkeyCalls } from "#shared/second-factors/passkey-calls.ts";
import {
  passkeySignInOptions,
  signInWithPasskey,
} from "#shared/second-factors/passkey-sign-in-calls.ts";

import type { MustShowFactor } from "./must-show-factor.ts";
import type { PasskeyService } from "./passkey.service.ts";

interface PasskeyRoutesParts {
  passkeys: PasskeyService;
  sessions: SessionService;
  rateLimiter: RateLimiter;
  mustShowFactor: MustShowFactor;
}

export function passkeyRoutes(
  { passkeys, sessions, rateLimiter, mustShowFactor }: PasskeyRoutesParts,
  { isHttps }: { isHttps: boolean },
) {
  const { visitorOf, signedIn } = sessionAnswers(sessions, { isHttps });
  const before = [rateLimiter.limit("passkeys")];

  const routes = newRoutes();
  handleCall(routes, passkeySignInOptions, async () => one(await passkeys.signInOptions()), {
    before,
  });
  handleCall(
    routes,
    signInWithPasskey,
    async ({ body: { passkey, session } }, c) => {
      const user = await passkeys.userOf(passkey);
      const begun = await sessions.begin(user, visitorOf(c), { withSecondFactor: true });
      return signedIn(c, { ...begun, factor: "passkey" }, session);
    },
    { before },
  );
  handleCall(routes, passkeyCalls.proofOptions, async (_, c) =>
    one(await passkeys.proofOptions(staffOf(c))),
  );
  handleCall(routes, passkeyCalls.options, async (_, c) => {
    await mustShowFactor(c);
    return one(await passkeys.creationOptions(staffOf(c)));
  });
  handleCall(routes, passkeyCalls.add, async ({ body: { name, passkey } }, c) => {
    await mustShowFactor(c);
    const token = c.get("sessionToken") ?? "";
    return one({ recoveryCodes: await passkeys.add(name, passkey, staffOf(c), token) });
  });
  handleCall(routes, passkeyCalls.rename, async ({ params, body }, c) =>
    one(await passkeys.rename(params.id, body.name, staffOf(c))),
  );
  handleCall(routes, passkeyCalls.remove, async ({ params }, c) => {
    await mustShowFactor(c);
    await passkeys.remove(params.id, staffOf(c));
    return deleted("passkey");
  });
  return routes;
}
