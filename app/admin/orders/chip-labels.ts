import type { ChipKind } from "#shared/cards/ndef.ts";

/** Left to right in every language. */
export const serialLabel = (serial: string) => `\u2066${serial.toUpperCase()}\u2069`;

/** Called so in every language. */
export const kindLabel = (kind: ChipKind) => kind.toUpperCase();
