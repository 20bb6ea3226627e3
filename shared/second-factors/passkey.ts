import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { idFields } from "../id-schema.ts";
import { sessionKind } from "../session/session.ts";
import { atMost, filled, line } from "../text.ts";

/*
 * What browsers and authenticators say to each other by the standard WebAuthn, as its JSON forms have it:
 * `PublicKeyCredential.parseCreationOptionsFromJSON()` and `toJSON()`.
 */

export const MOST_PASSKEYS = 20;
/** How long an authenticator may take, in minutes. */
export const CHALLENGE_MINUTES = 5;

export const factorName = line({ min: filled("name"), max: atMost(60, "name", "above_length") });

/** Bytes in base64url. @param most characters */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

const credentialId = bytes(1400);
const clientDataJSON = bytes(4000);
const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** A passkey that an authenticator has made. */
export const passkeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>;

/** What an authenticator has signed with a passkey. */
export const passkeyAssertionSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: bytes(100).optional(),
    }),
  })
  .meta({ id: "PasskeyAssertion" });
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

const known = z.array(
  z.object({
    id: z.string(),
    type: z.literal("public-key"),
    transports: z.array(z.string()).optional(),
  }),
);

/** For `navigator.credentials.get()`. */
export const requestOptionsSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
    allowCredentials: known,
  })
  .meta({ id: "PasskeyRequestOptions" });
export const requestOptionsAnswer = itemEnvelope(requestOptionsSchema);

/** For `navigator.credentials.create()`. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
});

export const passkeySchema = z
  .object({
    ...idFields,
    name: z.string(),
    isBackedUp: z.boolean().meta({ description: "Whether the person's other devices have it too" }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyNameSchema = z.object({ name: factorName });
export const newPasskeySchema = z.object({
  name: factorName,
  passkey: passkeyRegistrationSchema,
});
export const passkeySignInSchema = z.object({
  passkey: passkeyAssertionSchema,
  session: sessionKind,
});
