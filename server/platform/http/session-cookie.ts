import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiContext } from "#server/platform/http/context.ts";
import { VISITOR_AUTHORIZATION } from "#shared/http/visitor-authorization.ts";

/**
 * Not `token`: an existing client on the same host sets a cookie of that name by script, and an
 * HttpOnly cookie of the same name would lock it out.
 */
const SESSION_COOKIE = "naqra_session";
const CLIENT_COOKIE = "token";
/** Grants no access: it only marks a browser in which somebody has signed in before. */
const DEVICE_COOKIE = "naqra_device";
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Behind HTTPS no other host of the domain can set a cookie of such a name. One of the plain name is not
 * taken there: who was signed in by one signs in once more.
 */
const nameOf = (name: string, isHttps: boolean) => (isHttps ? `__Host-${name}` : name);

/** Whether a `Cookie` header may contain a session token. */
export const TOKEN_COOKIES = new RegExp(`(^|;\\s*)((__Host-)?${SESSION_COOKIE}|${CLIENT_COOKIE})=`);

export interface PresentedToken {
  token: string;
  /**
   * Browsers send cookies automatically, so requests that rely on one must be protected against
   * forgery.
   */
  isFromCookie: boolean;
}

/** The tokens that a request presents, the most explicit first. */
export function presentedTokens(c: ApiContext, isHttps: boolean): PresentedToken[] {
  const authorization = c.req.header("Authorization") ?? "";
  if (authorization === VISITOR_AUTHORIZATION) return [];
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const cookies = [getCookie(c, nameOf(SESSION_COOKIE, isHttps)), getCookie(c, CLIENT_COOKIE)];
  return [
    ...(bearer ? [{ token: bearer, isFromCookie: false }] : []),
    ...cookies.filter((token) => !!token).map((token) => ({ token: token!, isFromCookie: true })),
  ];
}

export function setSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  setCookie(c, nameOf(SESSION_COOKIE, isHttps), token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps,
    path: "/",
    maxAge: 30 * DAY_SECONDS,
  });
}

/** Whether the cookie of the shop's own pages carries this session. */
export function isCookieSession(c: ApiContext, token: string, isHttps: boolean): boolean {
  return getCookie(c, nameOf(SESSION_COOKIE, isHttps)) === token;
}

/**
 * Removes the cookie that carries this session, and what the browser has kept for it; a cookie with another
 * session stays. Other cookies stay too: the language, and that the browser is known.
 */
export function dropSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  if (!isCookieSession(c, token, isHttps)) return;
  deleteCookie(c, nameOf(SESSION_COOKIE, isHttps), { path: "/", secure: isHttps });
  c.header("Clear-Site-Data", '"cache", "storage"');
}

/** The token that marks the browser of a request as a known device, if it has one. */
export function presentedDevice(c: ApiContext, isHttps: boolean): string | undefined {
  return getCookie(c, nameOf(DEVICE_COOKIE, isHttps)) || undefined;
}

/** Kept for as long as browsers allow; signing out does not remove it. */
export function setDeviceCookie(c: ApiContext, token: string, isHttps: boolean): void {
  setCookie(c, nameOf(DEVICE_COOKIE, isHttps), token, {
    httpOnly: true,
    sameSite: "Strict",
    secure: isHttps,
    // The prefix asks for the whole host.
    path: isHttps ? "/" : "/api/",
    maxAge: 400 * DAY_SECONDS,
  });
}
