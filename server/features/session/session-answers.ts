import type { ApiContext } from "#server/platform/http/context.ts";
import {
  presentedDevice,
  setDeviceCookie,
  setSessionCookie,
} from "#server/platform/http/session-cookie.ts";

import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

/** What calls that sign somebody in have in common. */
export function sessionAnswers(sessions: SessionService, { isHttps }: { isHttps: boolean }) {
  return {
    visitorOf: (c: ApiContext): Visitor => ({
      address: c.get("clientAddress"),
      device: presentedDevice(c),
      userAgent: c.req.header("User-Agent") ?? "",
    }),

    /** The answer, with the cookies that the client asked for. */
    async signedIn(c: ApiContext, signedIn: SignedIn, session: "token" | "cookie") {
      const { token, user } = signedIn;
      if (session === "cookie") {
        setSessionCookie(c, token, isHttps);
        setDeviceCookie(c, await sessions.rememberDevice(user, presentedDevice(c)), isHttps);
      }
      return { status: "success" as const, ...signedIn };
    },
  };
}
