import type { Call } from "../http/call.ts";
import { doneSchema, itemEnvelope } from "../http/envelope.ts";
import {
  creationOptionsSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passkeySchema,
  requestOptionsAnswer,
} from "./passkey.ts";
import { addedFactorAnswer } from "./second-factor.ts";

const writes = { tag: "Second factors", permission: "account", needsProof: true } as const;

/** Those of who is signed in. */
export const passkeyCalls = {
  options: {
    method: "post",
    path: "/auth/second-factors/passkeys/options",
    ...writes,
    summary: "What an authenticator needs to make a passkey; to be answered within five minutes",
    answers: {
      200: { schema: itemEnvelope(creationOptionsSchema), description: "WebAuthn's options" },
    },
  },
  add: {
    method: "post",
    path: "/auth/second-factors/passkeys",
    ...writes,
    summary: "Add a passkey",
    body: newPasskeySchema,
    answers: { 201: { schema: addedFactorAnswer, description: "It is a second factor" } },
  },
  rename: {
    method: "patch",
    path: "/auth/second-factors/passkeys/{id}",
    ...writes,
    summary: "Rename a passkey",
    body: passkeyNameSchema,
    answers: { 200: { schema: itemEnvelope(passkeySchema), description: "The passkey" } },
  },
  remove: {
    method: "delete",
    path: "/auth/second-factors/passkeys/{id}",
    ...writes,
    summary: "Remove a passkey",
    description:
      "With the last second factor the recovery codes and app passwords go too. Where second factors are required, the last one stays.",
    refusals: [400],
    answers: { 200: { schema: doneSchema, description: "Removed" } },
  },
  proofOptions: {
    method: "post",
    path: "/auth/proof/options",
    tag: "Session",
    permission: "account",
    summary: "What an authenticator is to sign for `POST /auth/proof`",
    answers: { 200: { schema: requestOptionsAnswer, description: "WebAuthn's options" } },
  },
} as const satisfies Record<string, Call>;
