import { createHash, randomBytes } from "node:crypto";

/** A token for a session or a device: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256, hex. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
