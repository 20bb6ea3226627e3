import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiContext } from "#server/http/context.ts";

/**
 * A name of its own: a client in the field keeps a cookie named `token` by script on the same host,
 * and an HttpOnly one of that name would lock it out.
 */
const SESSION_COOKIE = "naqra_session";
const CLIENT_COOKIE = "token";
const THIRTY_DAYS = 30 * 24 * 60 * 60;

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

export function keepSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  setCookie(c, SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps,
    path: "/",
    maxAge: THIRTY_DAYS,
  });
}

/** Takes the cookie away that carries this session; one that carries another stays. */
export function dropSessionCookie(c: ApiContext, token: string, isHttps: boolean): void {
  if (getCookie(c, SESSION_COOKIE) !== token) return;
  deleteCookie(c, SESSION_COOKIE, { path: "/", secure: isHttps });
}
