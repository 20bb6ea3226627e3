import type { Call } from "../http/call.ts";
import { doneSchema } from "../http/envelope.ts";
import {
  changedProfileSchema,
  openSessionsSchema,
  signInSchema,
  meSchema,
  profileChangeSchema,
  registrationSchema,
  signedInSchema,
} from "./session.ts";

const tag = "Session";

export const logIn = {
  method: "post",
  path: "/users/login",
  tag,
  summary: "Sign in",
  isPublic: true,
  body: signInSchema,
  refusals: [429],
  answers: { 200: { schema: signedInSchema, description: "Signed in" } },
} as const satisfies Call;

export const register = {
  method: "post",
  path: "/login/register",
  tag,
  summary: "Add an account: the owner's while there is none, then a colleague's by the owner",
  description:
    "A colleague's is refused with 403 `proof_needed` unless the owner has proved shortly before who they are. Every owner is told of it.",
  isPublic: true,
  body: registrationSchema,
  refusals: [403, 429],
  answers: { 201: { schema: signedInSchema, description: "The account, signed in" } },
} as const satisfies Call;

export const changeProfile = {
  method: "patch",
  path: "/auth/profile",
  permission: "account",
  tag,
  summary:
    "Change one's own account; a new password ends all other sessions and gives this one a new token",
  description:
    "Whoever has a second factor must have shown it within ten minutes for another password or address.",
  body: profileChangeSchema,
  refusals: [403, 429],
  answers: { 200: { schema: changedProfileSchema, description: "The account" } },
} as const satisfies Call;

export const getCurrentUser = {
  method: "get",
  path: "/auth/me",
  permission: "account",
  tag,
  summary: "Who is signed in",
  answers: { 200: { schema: meSchema, description: "The signed-in user" } },
} as const satisfies Call;

export const logOut = {
  method: "post",
  path: "/auth/logout",
  permission: "account",
  tag,
  summary: "End this session",
  answers: { 200: { schema: doneSchema, description: "Signed out" } },
} as const satisfies Call;

export const listSessions = {
  method: "get",
  path: "/auth/sessions",
  permission: "account",
  tag,
  summary: "Where one is signed in, the last used first",
  answers: { 200: { schema: openSessionsSchema, description: "One's sessions" } },
} as const satisfies Call;

export const endSession = {
  method: "delete",
  path: "/auth/sessions/{id}",
  permission: "account",
  tag,
  summary: "End one of one's sessions",
  answers: { 200: { schema: doneSchema, description: "Signed out there" } },
} as const satisfies Call;

export const endOtherSessions = {
  method: "delete",
  path: "/auth/sessions",
  permission: "account",
  tag,
  summary: "End all of one's sessions but the one that asks",
  answers: { 200: { schema: doneSchema, description: "Signed out everywhere else" } },
} as const satisfies Call;
