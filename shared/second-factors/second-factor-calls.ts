import type { Call } from "../http/call.ts";
import { doneSchema, itemEnvelope } from "../http/envelope.ts";
import {
  addedFactorAnswer,
  appPasswordFormSchema,
  appPasswordsSchema,
  authenticatorAppSchema,
  confirmationSchema,
  madeAppPasswordSchema,
  recoveryCodesAnswer,
  requirementSchema,
  secondFactorsAnswer,
} from "./second-factor.ts";

const reads = { tag: "Second factors", permission: "account" } as const;
const writes = { ...reads, needsProof: true } as const;

export const secondFactorCalls = {
  read: {
    method: "get",
    path: "/auth/second-factors",
    ...reads,
    summary: "One's second factors",
    answers: { 200: { schema: secondFactorsAnswer, description: "What there is" } },
  },
  startApp: {
    method: "post",
    path: "/auth/second-factors/authenticator-app",
    ...writes,
    summary: "Begin to set up an authenticator app (TOTP)",
    description: "It counts from the first right code on. To begin again makes another secret.",
    refusals: [400],
    answers: {
      200: { schema: itemEnvelope(authenticatorAppSchema), description: "What the app is told" },
    },
  },
  confirmApp: {
    method: "post",
    path: "/auth/second-factors/authenticator-app/confirmation",
    ...writes,
    summary: "Show that the authenticator app makes the right codes",
    body: confirmationSchema,
    answers: { 200: { schema: addedFactorAnswer, description: "It is a second factor" } },
  },
  removeApp: {
    method: "delete",
    path: "/auth/second-factors/authenticator-app",
    ...writes,
    summary: "Remove the authenticator app",
    description:
      "With the last second factor the recovery codes and app passwords go too. Where second factors are required, the last one stays.",
    refusals: [400, 404],
    answers: { 200: { schema: doneSchema, description: "Removed" } },
  },
  renewCodes: {
    method: "post",
    path: "/auth/second-factors/recovery-codes",
    ...writes,
    summary: "Make ten new recovery codes; the ones before end",
    refusals: [400],
    answers: { 200: { schema: recoveryCodesAnswer, description: "The codes, shown this once" } },
  },
  require: {
    method: "patch",
    path: "/second-factor-policy",
    tag: "Second factors",
    permission: "accounts.write",
    needsProof: true,
    summary: "Require a second factor of all accounts, or no more",
    description: "Only who has one can require it. Accounts without one can then only add one.",
    body: requirementSchema,
    answers: { 200: { schema: itemEnvelope(requirementSchema), description: "What counts" } },
  },
} as const satisfies Record<string, Call>;

export const appPasswordCalls = {
  list: {
    method: "get",
    path: "/auth/app-passwords",
    ...reads,
    summary: "One's app passwords, the last first",
    answers: { 200: { schema: appPasswordsSchema, description: "The app passwords" } },
  },
  make: {
    method: "post",
    path: "/auth/app-passwords",
    ...writes,
    summary: "Make a password for a program that can't ask for a second factor",
    description:
      "For accounts with a second factor. With it in the place of the password, `POST /users/login` answers a token without a code. Such a session is never let to what needs a proof of identity.",
    body: appPasswordFormSchema,
    answers: { 201: { schema: madeAppPasswordSchema, description: "The app password" } },
  },
  remove: {
    method: "delete",
    path: "/auth/app-passwords/{id}",
    ...writes,
    summary: "Revoke an app password; its sessions end",
    answers: { 200: { schema: doneSchema, description: "Revoked" } },
  },
} as const satisfies Record<string, Call>;
