import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiContext } from "#server/platform/http/context.ts";

/**
 * A name of its own: a client in the field keeps a cookie named `token` by script on the same host,
 * and an HttpOnly one of that name would lock it out.
 */
const SESSION_COOKIE = "naqra_session";
const CLIENT_COOKIE = "token";
/** Opens nothing: it only tells that somebody has signed in with this browser before. */
const DEVICE_COOKIE = "naqra_device";
const DAY_SECONDS = 24 * 60 * 60;

/** Whether a `Cookie` header may carry a token. */
export const TOKEN_COOKIES = new RegExp(`(^|;\\s*)(${SESSION_COOKIE}|${CLIENT_COOKIE})=`);

export interface PresentedToken {
  token: string;
  /** Cookies travel by themselves, so what they carry must be guarded against forgery. */
  isFromCookie: boolean;
}

/** The tokens that a request presents, the most deliberate first. */
export function presentedTokens(c: ApiContext): PresentedToken[] {
  const bearer = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
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

/** Takes the cookie away that carries this session; one that carries another stays. */
export function dropSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  if (getCookie(c, SESSION_COOKIE) !== token) return;
  deleteCookie(c, SESSION_COOKIE, { path: "/", secure: isHttps });
}

/** What the browser that sends a request is known by, if it is. */
export function presentedDevice(c: ApiContext): string | undefined {
  return getCookie(c, DEVICE_COOKIE) || undefined;
}

/** For as long as browsers keep a cookie; signing out leaves it. */
export function setDeviceCookie(c: ApiContext, token: string, isHttps: boolean): void {
  setCookie(c, DEVICE_COOKIE, token, {
    httpOnly: true,
    sameSite: "Strict",
    secure: isHttps,
    path: "/api/",
    maxAge: 400 * DAY_SECONDS,
  });
}
