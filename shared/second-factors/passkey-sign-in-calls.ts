import type { Call } from "../http/call.ts";
import { signedInSchema } from "../session/session.ts";
import { passkeySignInSchema, requestOptionsAnswer } from "./passkey.ts";

export const passkeySignInOptions = {
  method: "post",
  path: "/auth/passkey-options",
  tag: "Session",
  summary: "What an authenticator is to sign for `POST /auth/passkey`",
  isPublic: true,
  refusals: [429],
  answers: { 200: { schema: requestOptionsAnswer, description: "WebAuthn's options" } },
} as const satisfies Call;

export const signInWithPasskey = {
  method: "post",
  path: "/auth/passkey",
  tag: "Session",
  summary: "Sign in by a passkey alone",
  isPublic: true,
  body: passkeySignInSchema,
  refusals: [429],
  answers: { 200: { schema: signedInSchema, description: "Signed in" } },
} as const satisfies Call;
