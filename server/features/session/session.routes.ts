import type { MustShowFactor } from "#server/features/second-factors/must-show-factor.ts";
import { done, list } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { mustBeAllowed, mustBeOwnSession } from "#server/platform/http/must-be-allowed.ts";
import { dropSessionCookie } from "#server/platform/http/session-cookie.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { proveIdentity } from "#shared/session/password-calls.ts";
import {
  changeProfile,
  endOtherSessions,
  endSession,
  getCurrentUser,
  listSessions,
  logIn,
  logOut,
  register,
} from "#shared/session/session-calls.ts";

import type { OpenSessions } from "./open-sessions.ts";
import type { OwnAccountService } from "./own-account.service.ts";
import { sessionAnswers } from "./session-answers.ts";
import type { SessionService } from "./session.service.ts";

interface SessionRoutesParts {
  sessions: SessionService;
  ownAccount: OwnAccountService;
  openSessions: OpenSessions;
  rateLimiter: RateLimiter;
  mustShowFactor: MustShowFactor;
}

export function sessionRoutes(
  { sessions, ownAccount, openSessions, rateLimiter, mustShowFactor }: SessionRoutesParts,
  { isHttps }: { isHttps: boolean },
) {
  const { visitorOf, signedIn, changed } = sessionAnswers(sessions, { isHttps });

  const routes = newRoutes();
  handleCall(routes, logIn, async ({ body }, c) => {
    return signedIn(c, await sessions.logIn(body, visitorOf(c)), body.session);
  });
  handleCall(
    routes,
    register,
    async ({ body: { session, ...form } }, c) => {
      // An app password adds nobody.
      const by = c.get("isLimited") ? undefined : c.get("user");
      if (by?.role === "owner") mustBeAllowed(c, "accounts.write", true);
      // An owner who adds a colleague stays signed in as the owner.
      const added = await sessions.register(form, by, visitorOf(c));
      return by ? { status: "success" as const, ...added } : signedIn(c, added, session);
    },
    { before: [rateLimiter.limit("accounts")] },
  );
  handleCall(routes, changeProfile, async ({ body }, c) => {
    const token = c.get("sessionToken") ?? "";
    const by = staffOf(c);
    // By what one signs in: the password alone decides over neither where there is a second factor.
    if (body.password !== undefined || (body.email ?? by.email) !== by.email) {
      mustBeOwnSession(c);
      await mustShowFactor(c);
    }
    return changed(c, await ownAccount.change(body, by, visitorOf(c), token));
  });
  handleCall(routes, getCurrentUser, (_, c) => ({ status: "success" as const, user: staffOf(c) }));
  handleCall(routes, logOut, async (_, c) => {
    const token = c.get("sessionToken") ?? "";
    await sessions.logOut(token, staffOf(c));
    dropSessionCookie(c, token, isHttps);
    return done(apiMessage("signed_out"));
  });
  handleCall(routes, listSessions, async (_, c) =>
    list(await openSessions.of(staffOf(c).id, c.get("sessionToken") ?? "")),
  );
  handleCall(routes, endSession, async ({ params: { id } }, c) => {
    const by = staffOf(c);
    await openSessions.end(by.id, id, by);
    return done(apiMessage("session_ended"));
  });
  handleCall(routes, endOtherSessions, async (_, c) => {
    const by = staffOf(c);
    await openSessions.endOthers(by.id, by, c.get("sessionToken") ?? "");
    return done(apiMessage("other_sessions_ended"));
  });
  handleCall(routes, proveIdentity, async ({ body }, c) => {
    await sessions.prove(staffOf(c), body, visitorOf(c), c.get("sessionToken") ?? "");
    return done(apiMessage("identity_proved"));
  });
  return routes;
}
