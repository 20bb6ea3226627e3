import { createHash, randomBytes } from "node:crypto";

/** What sessions and devices are known by: 256 random bits. Only hashes of them are kept. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256, hex. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
