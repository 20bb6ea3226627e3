import { randomBytes } from "node:crypto";

import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's defaults: 19 MiB, 2 passes (OWASP's first recommendation). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** For the owner's first login: 20 characters without similar-looking ones, about 99 bits. */
export function randomPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const letters: string[] = [];
  while (letters.length < 20) {
    // Bytes beyond the last whole multiple are dropped, so that all characters are equally likely.
    for (const byte of randomBytes(32)) {
      if (byte < 256 - (256 % alphabet.length)) letters.push(alphabet[byte % alphabet.length]!);
    }
  }
  return letters.slice(0, 20).join("");
}
