import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

interface Asked {
  challenge: string;
}

/** An authenticator, and the browser before it, with one passkey. @param origin of the page that asks */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;

  function authData(rpId: string, flags: number, more = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  }
  const clientData = (type: string, { challenge }: Asked, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const credential = { id: encoded(id), rawId: encoded(id), type: "public-key" as const };

  return {
    create(options: Asked & { rp: { id: string }; user: { id: string } }) {
      userHandle = options.user.id;
      const { x, y } = publicKey.export({ format: "jwk" });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const cose = isoCBOR.encode(key);
      const made = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(cose)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        [
          "authData",
          new Uint8Array(authData(options.rp.id, PRESENT_AND_VERIFIED | WITH_CREDENTIAL, made)),
        ],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(clientData("webauthn.create", options)),
          attestationObject: encoded(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
      };
    },

    /** @param flags whether the person is present (1) and was verified (4) */
    sign(options: Asked & { rpId: string }, { from = origin, flags = PRESENT_AND_VERIFIED } = {}) {
      const data = authData(options.rpId, flags);
      const client = clientData("webauthn.get", options, from);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}
