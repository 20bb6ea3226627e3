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

/** Whether a `Cookie` header may contain a session token. */
export const TOKEN_COOKIES = new RegExp(`(^|;\\s*)(${SESSION_COOKIE}|${CLIENT_COOKIE})=`);

export interface PresentedToken {
  token: string;
  /**
   * Browsers send cookies automatically, so requests that rely on one must be protected against
   * forgery.
   */
  isFromCookie: boolean;
}

/** The tokens that a request presents, the most explicit first. */
export function presentedTokens(c: ApiContext): PresentedToken[] {
  const authorization = c.req.header("Authorization") ?? "";
  if (authorization === VISITOR_AUTHORIZATION) return [];
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const cookies = [getCookie(c, SESSION_COOKIE), getCookie(c, CLIENT_COOKIE)];
  return [
    ...(bearer ? [{ token: bearer, isFromCookie: false }] : []),
    ...cookies.filter((token) => !!token).map((token) => ({ token: token!, isFromCookie: true })),
  ];
}

export function setSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  setCookie(c, SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps,
    path: "/",
    maxAge: 30 * DAY_SECONDS,
  });
}

/** Removes the cookie that carries this session; a cookie with another session stays. */
export function dropSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  if (getCookie(c, SESSION_COOKIE) !== token) return;
  deleteCookie(c, SESSION_COOKIE, { path: "/", secure: isHttps });
}

/** The token that marks the browser of a request as a known device, if it has one. */
export function presentedDevice(c: ApiContext): string | undefined {
  return getCookie(c, DEVICE_COOKIE) || undefined;
}

/** Kept for as long as browsers allow; signing out does not remove it. */
export function setDeviceCookie(c: ApiContext, token: string, isHttps: boolean): void {
  setCookie(c, DEVICE_COOKIE, token, {
    httpOnly: true,
    sameSite: "Strict",
    secure: isHttps,
    path: "/api/",
    maxAge: 400 * DAY_SECONDS,
  });
}
