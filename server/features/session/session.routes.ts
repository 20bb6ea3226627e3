import { newRoutes, staffOf, type ApiContext } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { PostLimits } from "#server/platform/limits/post-limits.ts";
import {
  changeProfile,
  getCurrentUser,
  logIn,
  logOut,
  register,
} from "#shared/session/session-calls.ts";

import {
  dropSessionCookie,
  keepDeviceCookie,
  keepSessionCookie,
  presentedDevice,
} from "#server/platform/http/session-cookie.ts";
import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

export function sessionRoutes(
  sessions: SessionService,
  limits: PostLimits,
  { isHttps }: { isHttps: boolean },
) {
  const visitorOf = (c: ApiContext): Visitor => ({
    address: c.get("clientAddress"),
    device: presentedDevice(c),
  });

  async function keepCookies(c: ApiContext, { token, user }: SignedIn): Promise<void> {
    keepSessionCookie(c, token, isHttps);
    keepDeviceCookie(c, await sessions.rememberDevice(user, presentedDevice(c)), isHttps);
  }

  const routes = newRoutes();
  handleCall(routes, logIn, async ({ body: { session, ...login } }, c) => {
    const signedIn = await sessions.logIn(login, visitorOf(c));
    if (session === "cookie") await keepCookies(c, signedIn);
    return { status: "success" as const, ...signedIn };
  });
  handleCall(
    routes,
    register,
    async ({ body: { session, ...form } }, c) => {
      const by = c.get("user");
      const signedIn = await sessions.register(form, by);
      // Who adds a colleague stays who they are.
      if (session === "cookie" && !by) await keepCookies(c, signedIn);
      return { status: "success" as const, ...signedIn };
    },
    { before: [limits.limit("accounts")] },
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
    return { status: "success" as const, message: "Signed out" };
  });
  return routes;
}
