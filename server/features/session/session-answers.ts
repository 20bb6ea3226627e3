import type { ApiContext } from "#server/platform/http/context.ts";
import {
  isCookieSession,
  presentedDevice,
  setDeviceCookie,
  setSessionCookie,
} from "#server/platform/http/session-cookie.ts";
import type { User } from "#shared/session/session.ts";

import type { Visitor } from "./check-password.ts";
import type { SessionService, SignedIn } from "./session.service.ts";

/** What calls that sign somebody in have in common. */
export function sessionAnswers(sessions: SessionService, { isHttps }: { isHttps: boolean }) {
  return {
    visitorOf: (c: ApiContext): Visitor => ({
      address: c.get("clientAddress"),
      device: presentedDevice(c, isHttps),
      userAgent: c.req.header("User-Agent") ?? "",
    }),

    /**
     * The answer, with the cookies that the client asked for: then scripts get no token. The session that
     * the new one takes the place of ends; a client beside a browser's pages does not end theirs.
     */
    async signedIn(c: ApiContext, begun: SignedIn, session: "token" | "cookie") {
      const { token, user, factor } = begun;
      await sessions.noteSignIn(user, { session, factor }, presentedDevice(c, isHttps));
      const presented = c.get("sessionToken");
      const isReplaced =
        presented && isCookieSession(c, presented, isHttps) === (session === "cookie");
      if (isReplaced) await sessions.logOut(presented);
      if (session === "cookie") {
        setSessionCookie(c, token, isHttps);
        setDeviceCookie(
          c,
          await sessions.rememberDevice(user, presentedDevice(c, isHttps)),
          isHttps,
        );
      }
      return { status: "success" as const, ...(session === "token" && { token }), user };
    },

    /** The answer to a changed account: with the new token of its session, the way the old one came. */
    changed(c: ApiContext, { user, token }: { user: User; token: string | undefined }) {
      const old = c.get("sessionToken") ?? "";
      const isInCookie = isCookieSession(c, old, isHttps);
      if (token && isInCookie) setSessionCookie(c, token, isHttps);
      return { status: "success" as const, ...(token && !isInCookie && { token }), user };
    },
  };
}
