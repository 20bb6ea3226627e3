import { done, list } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf, type ApiContext } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import {
  dropSessionCookie,
  setDeviceCookie,
  setSessionCookie,
  presentedDevice,
} from "#server/platform/http/session-cookie.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  changeProfile,
  endOtherSessions,
  endSession,
  getCurrentUser,
  listAccounts,
  listSessions,
  logIn,
  logOut,
  register,
} from "#shared/session/session-calls.ts";

import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

export function sessionRoutes(
  sessions: SessionService,
  rateLimiter: RateLimiter,
  { isHttps }: { isHttps: boolean },
) {
  const visitorOf = (c: ApiContext): Visitor => ({
    address: c.get("clientAddress"),
    device: presentedDevice(c),
    userAgent: c.req.header("User-Agent") ?? "",
  });

  async function setCookies(c: ApiContext, { token, user }: SignedIn): Promise<void> {
    setSessionCookie(c, token, isHttps);
    setDeviceCookie(c, await sessions.rememberDevice(user, presentedDevice(c)), isHttps);
  }

  const routes = newRoutes();
  handleCall(routes, logIn, async ({ body: { session, ...login } }, c) => {
    const signedIn = await sessions.logIn(login, visitorOf(c));
    if (session === "cookie") await setCookies(c, signedIn);
    return { status: "success" as const, ...signedIn };
  });
  handleCall(
    routes,
    register,
    async ({ body: { session, ...form } }, c) => {
      const by = c.get("user");
      const signedIn = await sessions.register(form, by, visitorOf(c));
      // An owner who adds a colleague stays signed in as the owner.
      if (session === "cookie" && !by) await setCookies(c, signedIn);
      return { status: "success" as const, ...signedIn };
    },
    { before: [rateLimiter.limit("accounts")] },
  );
  handleCall(routes, changeProfile, async ({ body }, c) => {
    const token = c.get("sessionToken") ?? "";
    const user = await sessions.changeProfile(body, staffOf(c), visitorOf(c), token);
    return { status: "success" as const, user };
  });
  handleCall(routes, getCurrentUser, (_, c) => ({ status: "success" as const, user: staffOf(c) }));
  handleCall(routes, logOut, async (_, c) => {
    const token = c.get("sessionToken") ?? "";
    await sessions.logOut(token);
    dropSessionCookie(c, token, isHttps);
    return done(apiMessage("signed_out"));
  });
  handleCall(routes, listSessions, async (_, c) =>
    list(await sessions.openSessions(staffOf(c), c.get("sessionToken") ?? "")),
  );
  handleCall(routes, endSession, async ({ params: { id } }, c) => {
    await sessions.endSession(id, staffOf(c));
    return done(apiMessage("session_ended"));
  });
  handleCall(routes, endOtherSessions, async (_, c) => {
    await sessions.endOtherSessions(staffOf(c), c.get("sessionToken") ?? "");
    return done(apiMessage("other_sessions_ended"));
  });
  handleCall(routes, listAccounts, async () => list(await sessions.accounts()));
  return routes;
}
