import { z } from "zod";

import { linkToken } from "../accounts/account.ts";
import { rule } from "../api-messages/rule.ts";
import type { Call } from "../http/call.ts";
import { doneSchema, itemEnvelope } from "../http/envelope.ts";
import { passkeyAssertionSchema } from "../second-factors/passkey.ts";
import { emailAddress } from "../text.ts";
import { newPassword, password, secondFactorCode } from "./session.ts";

const tag = "Session";

/** How long a link to a new password works, in minutes. */
export const RESET_MINUTES = 30;
/** For so many minutes after one has proved who one is, one may change what decides over the shop. */
export const PROOF_MINUTES = 10;

export const forgottenSchema = z.object({ email: emailAddress() });
export const resetSchema = z.object({ token: linkToken, password: newPassword });
const provingPassword = password.min(1, rule("required"));
export const proofFormSchema = z.object({ password: provingPassword });
export const proofSchema = z.object({
  password: provingPassword.optional().meta({ description: "Needed without a passkey" }),
  code: secondFactorCode
    .optional()
    .meta({ description: "A second factor, which some calls ask for too" }),
  passkey: passkeyAssertionSchema.optional().meta({
    description: "In the place of both, for the options of `POST /auth/proof/options`",
  }),
});
export type Proof = z.output<typeof proofSchema>;

export const forgotPassword = {
  method: "post",
  path: "/auth/forgot-password",
  tag,
  summary: "Ask for a link to a new password",
  description: "The answer is the same whether there is such an account or not.",
  isPublic: true,
  body: forgottenSchema,
  refusals: [429],
  answers: { 200: { schema: doneSchema, description: "If there is an account, a link is sent" } },
} as const satisfies Call;

export const readResetLink = {
  method: "post",
  path: "/auth/reset-link",
  tag,
  summary: "Whose password a link sets; the link goes on working",
  isPublic: true,
  body: z.object({ token: linkToken }),
  refusals: [429],
  answers: {
    200: {
      schema: itemEnvelope(z.object({ email: z.string() }).meta({ id: "ResetLink" })),
      description: "The account",
    },
  },
} as const satisfies Call;

export const resetPassword = {
  method: "post",
  path: "/auth/reset-password",
  tag,
  summary: "Set a new password by the link; all sessions end",
  isPublic: true,
  body: resetSchema,
  refusals: [429],
  answers: { 200: { schema: doneSchema, description: "One can sign in with it" } },
} as const satisfies Call;

export const proveIdentity = {
  method: "post",
  path: "/auth/proof",
  tag,
  summary: "Prove with the password, or a passkey, that it is still oneself",
  description: "Some calls ask for it: they are refused with 403 `proof_needed` until then.",
  permission: "account",
  body: proofSchema,
  refusals: [429],
  answers: { 200: { schema: doneSchema, description: "Proved, for ten minutes" } },
} as const satisfies Call;
