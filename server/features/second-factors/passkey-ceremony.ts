import type { UserRow } from "#server/features/session/session.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";
import {
  CHALLENGE_MINUTES,
  type PasskeyAssertion,
  type PasskeyRegistration,
} from "#shared/second-factors/passkey.ts";

import { challengeStore, passkeyStore, type PasskeyRow, type Purpose } from "./passkey.store.ts";

/** Loaded with the first passkey: it brings readers for certificates of all kinds. */
const loadLibrary = () => import("@simplewebauthn/server");

const timeout = CHALLENGE_MINUTES * 60_000;
const type = "public-key";
/** By the numbers of COSE: ECDSA with P-256, Ed25519, RSA. All authenticators have one of them. */
const ALGORITHMS = [-7, -8, -257];

/**
 * What authenticators are asked for, and whether their answers are right. Passkeys are bound to the host of
 * the shop's public address, and every answer to its origin and to a challenge that is good once.
 */
export function passkeyCeremony({ db }: Pick<Database, "db">, publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl);
  const expected = {
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };

  async function newChallenge(purpose: Purpose, userId: string | null): Promise<string> {
    const challenge = newToken();
    const challengeHash = hashOf(challenge);
    await challengeStore(db).add({ challengeHash, purpose, userId }, CHALLENGE_MINUTES);
    return challenge;
  }

  /** Uses up the challenge that was answered; undefined where it is none of ours, or no more. */
  async function spendChallenge(clientData: string, purpose: Purpose, userId: string | null) {
    const challenge = challengeIn(clientData);
    if (challenge === undefined) return undefined;
    const isOurs = await challengeStore(db).use(hashOf(challenge), purpose, userId);
    return isOurs ? challenge : undefined;
  }

  return {
    async requestOptions(purpose: Purpose, userId: string | null, rows: PasskeyRow[] = []) {
      return {
        challenge: await newChallenge(purpose, userId),
        rpId: hostname,
        timeout,
        userVerification: "required" as const,
        allowCredentials: rows.map(described),
      };
    },

    async creationOptions(
      { id, name, email }: Pick<UserRow, "id" | "name" | "email">,
      shopName: string,
      rows: PasskeyRow[],
    ) {
      return {
        challenge: await newChallenge("add", id),
        rp: { id: hostname, name: shopName },
        user: { id: handleOf(id), name: email, displayName: name || email },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type }) as const),
        timeout,
        attestation: "none" as const,
        excludeCredentials: rows.map(described),
        authenticatorSelection: {
          residentKey: "required" as const,
          requireResidentKey: true,
          userVerification: "required" as const,
        },
      };
    },

    /** What is stored of a new passkey; undefined where its answer is not right. */
    async registered(answer: PasskeyRegistration, userId: string) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const expectedChallenge = await spendChallenge(answer.response.clientDataJSON, "add", userId);
      if (expectedChallenge === undefined) return undefined;
      const found = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
        response: { ...answer, clientExtensionResults: {} },
      }).catch(() => undefined);
      if (!found?.verified) return undefined;
      const { credential, credentialBackedUp } = found.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: answer.response.transports,
        isBackedUp: credentialBackedUp,
      };
    },

    /** Whose passkey has signed this, once. @param userId who is signed in; null for who is not yet */
    async signedBy(
      answer: PasskeyAssertion,
      purpose: Purpose,
      userId: string | null,
    ): Promise<UserRow | undefined> {
      const { verifyAuthenticationResponse } = await loadLibrary();
      const { clientDataJSON, userHandle } = answer.response;
      const expectedChallenge = await spendChallenge(clientDataJSON, purpose, userId);
      const found = await passkeyStore(db).find(answer.id);
      if (expectedChallenge === undefined || !found) return undefined;
      const { passkey, user } = found;
      if (userId !== null && user.id !== userId) return undefined;
      if (userHandle !== undefined && userHandle !== handleOf(user.id)) return undefined;
      const result = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge,
        response: { ...answer, clientExtensionResults: {} },
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const { newCounter: counter, credentialBackedUp: isBackedUp } = result.authenticationInfo;
      await passkeyStore(db).noteUse(passkey.id, { counter, isBackedUp });
      return user;
    },
  };
}
export type PasskeyCeremony = ReturnType<typeof passkeyCeremony>;

const handleOf = (userId: string) => Buffer.from(userId).toString("base64url");

const described = ({ credentialId, transports }: PasskeyRow) =>
  ({ id: credentialId, type, transports }) as const;

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, "base64url").toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}
