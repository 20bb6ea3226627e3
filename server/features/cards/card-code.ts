import { randomBytes } from "node:crypto";

import { CODE_LENGTH, CODE_SIGNS } from "#shared/cards/card-code.ts";

/** A new code of 50 random bits. Each sign is as likely as any other: 32 divides 256. */
export function newCardCode(): string {
  return [...randomBytes(CODE_LENGTH)].map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join("");
}
