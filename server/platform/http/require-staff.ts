import type { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";

import { HttpError } from "#server/platform/http-error.ts";
import { presentedTokens } from "#server/platform/http/session-cookie.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { User } from "#shared/session/session.ts";

import { calledRoute } from "./called-route.ts";
import { staffOf, type ApiContext, type ApiEnv } from "./context.ts";
import { mustBeAllowed } from "./must-be-allowed.ts";
import { audiences, type Audience } from "./permission-of-route.ts";

/** Whose session a token is, and what that person last showed of themselves. */
export type FindSession = (token: string) => Promise<FoundSession | undefined>;
interface FoundSession {
  user: User;
  provedAt: Date;
  secondFactorAt: Date | null;
  appPasswordId: string | null;
}

/**
 * Admits the clients that a call is meant for, by its contract: staff whose role has the permission, unless
 * it is public. On public calls an expired or invalid token is treated like none, so that they never
 * answer 401.
 */
export function requireStaff(
  api: Pick<OpenAPIHono<ApiEnv>, "openAPIRegistry">,
  findSession: FindSession,
  { ownOrigins, isHttps }: { ownOrigins: ReadonlySet<string>; isHttps: boolean },
) {
  // Computed on first use: calls are added to the API after this.
  let audienceOf: ReadonlyMap<string, Audience> | undefined;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const call = calledRoute(c);
    if (call === undefined) return next();

    audienceOf ??= audiences(api);
    const audience = audienceOf.get(call);
    const permission = audience?.permission;
    const isPublic = audience !== undefined && permission === undefined;
    for (const { token, isFromCookie } of presentedTokens(c, isHttps)) {
      const session = await findSession(token);
      if (!session) continue;
      if (isFromCookie && isForged(c, ownOrigins)) {
        // On a public call, a forged request counts as one from a visitor.
        if (isPublic) continue;
        throw new HttpError(403, apiMessage("cross_site_request"));
      }
      // On a public call, who may do nothing yet counts as a visitor.
      if (!isPublic || !session.user.mustAddSecondFactor) c.set("user", session.user);
      c.set("provedAt", session.provedAt);
      c.set("secondFactorAt", session.secondFactorAt);
      c.set("isLimited", session.appPasswordId !== null);
      c.set("sessionToken", token);
      break;
    }
    if (isPublic) return next();
    // All of one's own account, by which a second factor is added.
    if (staffOf(c).mustAddSecondFactor && !call.includes(" /auth/")) {
      throw new HttpError(403, apiMessage("second_factor_required"));
    }
    // What is described nowhere is nobody's.
    if (!permission) throw new HttpError(403, apiMessage("not_permitted"));
    mustBeAllowed(c, permission, audience.needsProof);
    return next();
  });
}

/** A page of another site must not write with the cookie of a signed-in user (CSRF). */
function isForged(c: ApiContext, ownOrigins: ReadonlySet<string>): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return false;
  const site = c.req.header("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return false;
  const origin = c.req.header("Origin");
  // Clients that are not browsers send neither header, and no browser lends them its cookies.
  if (origin === undefined) return site !== undefined;
  return !ownOrigins.has(origin);
}
