import { createHash, randomBytes } from "node:crypto";

/** A token for a session or a device: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token for a link: 128 random bits, as 32 hex characters. Only its hash is stored, so it can't be read again. */
export function newLinkToken(): string {
  return randomBytes(16).toString("hex");
}

/** SHA-256, in hex; without a salt, because tokens are random. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
