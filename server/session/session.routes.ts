import { createRoute } from "@hono/zod-openapi";

import { errors, json, jsonBody } from "#server/http/answers.ts";
import { newRoutes, staffOf, type ApiContext } from "#server/http/context.ts";
import type { PostLimits } from "#server/limits/post-limits.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import {
  meSchema,
  profileChangeSchema,
  registrationSchema,
  signedInSchema,
  signInSchema,
} from "#shared/session/session.ts";

import {
  dropSessionCookie,
  keepDeviceCookie,
  keepSessionCookie,
  presentedDevice,
} from "./session-cookie.ts";
import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

const logIn = createRoute({
  method: "post",
  path: "/users/login",
  tags: ["Session"],
  summary: "Sign in",
  security: [],
  request: jsonBody(signInSchema),
  responses: { 200: json(signedInSchema, "Signed in"), ...errors(400, 429) },
});

const register = createRoute({
  method: "post",
  path: "/login/register",
  tags: ["Session"],
  summary: "Add an account: the owner's while there is none, then a colleague's by the owner",
  security: [],
  request: jsonBody(registrationSchema),
  responses: { 201: json(signedInSchema, "The account, signed in"), ...errors(400, 403, 429) },
});

const changeProfile = createRoute({
  method: "patch",
  path: "/auth/profile",
  tags: ["Session"],
  summary:
    "Change one's own account; a new password ends all other sessions and forgets other devices",
  request: jsonBody(profileChangeSchema),
  responses: { 200: json(meSchema, "The account"), ...errors(400, 401, 429) },
});

const me = createRoute({
  method: "get",
  path: "/auth/me",
  tags: ["Session"],
  summary: "Who is signed in",
  responses: { 200: json(meSchema, "The signed-in user"), ...errors(401) },
});

const logOut = createRoute({
  method: "post",
  path: "/auth/logout",
  tags: ["Session"],
  summary: "End this session",
  responses: { 200: json(doneSchema, "Signed out"), ...errors(401) },
});

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

  return newRoutes()
    .openapi(logIn, async (c) => {
      const { session, ...login } = c.req.valid("json");
      const signedIn = await sessions.logIn(login, visitorOf(c));
      if (session === "cookie") await keepCookies(c, signedIn);
      return c.json({ status: "success" as const, ...signedIn }, 200);
    })
    .openapi({ ...register, middleware: limits.limit("accounts") }, async (c) => {
      const by = c.get("user");
      const { session, ...form } = c.req.valid("json");
      const signedIn = await sessions.register(form, by);
      // Who adds a colleague stays who they are.
      if (session === "cookie" && !by) await keepCookies(c, signedIn);
      return c.json({ status: "success" as const, ...signedIn }, 201);
    })
    .openapi(changeProfile, async (c) => {
      const token = c.get("sessionToken") ?? "";
      const change = c.req.valid("json");
      const user = await sessions.changeProfile(change, staffOf(c), visitorOf(c), token);
      return c.json({ status: "success" as const, user }, 200);
    })
    .openapi(me, (c) => c.json({ status: "success" as const, user: staffOf(c) }, 200))
    .openapi(logOut, async (c) => {
      const token = c.get("sessionToken") ?? "";
      await sessions.logOut(token);
      dropSessionCookie(c, token, isHttps);
      return c.json({ status: "success" as const, message: "Signed out" }, 200);
    });
}
