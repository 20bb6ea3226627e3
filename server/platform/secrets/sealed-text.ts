import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** A key of AES-256-GCM. Its id says which one it is, and nothing about it. */
export interface SecretKey {
  id: string;
  bytes: Buffer;
}

/** What a key is written as: 32 bytes in hexadecimal. */
export const WRITTEN_KEY = /^[0-9a-f]{64}$/i;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `sealed`, the version of this form, the id of the key, and nonce, ciphertext and tag. */
const SEALED = /^sealed:1:([0-9a-f]{16}):([\w-]+)$/;

export const newWrittenKey = (): string => randomBytes(32).toString("hex");

export function secretKey(written: string): SecretKey {
  const bytes = Buffer.from(written, "hex");
  const id = createHash("sha256").update("naqra key id\n").update(bytes).digest("hex");
  return { id: id.slice(0, 16), bytes };
}

/** @param place is authenticated too: the text can be opened at no other */
export function sealText({ id, bytes }: SecretKey, plain: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const parts = [nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()];
  return `sealed:1:${id}:${Buffer.concat(parts).toString("base64url")}`;
}

/** The id of the key that a stored text was sealed with; undefined where it was not sealed. */
export const keyIdOf = (stored: string): string | undefined => SEALED.exec(stored)?.[1];

/** @throws when it was sealed with another key or for another place, or was changed since */
export function openText({ bytes }: SecretKey, sealed: string, place: string): string {
  const parts = Buffer.from(SEALED.exec(sealed)?.[2] ?? "", "base64url");
  const nonce = parts.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(parts.subarray(-TAG_BYTES));
  const ciphertext = parts.subarray(NONCE_BYTES, -TAG_BYTES);
  return decipher.update(ciphertext, undefined, "utf8") + decipher.final("utf8");
}
