import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's defaults: 19 MiB, 2 passes (OWASP's first recommendation). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** As all hashes begin that the library makes by its present defaults. */
const PRESENT = "$argon2id$v=19$m=19456,t=2,p=1$";

/** Whether a hash was made by other parameters than new ones, so that it is to be made anew. */
export const isWeaklyHashed = (passwordHash: string): boolean => !passwordHash.startsWith(PRESENT);
