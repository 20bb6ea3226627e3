import type { ChipKind } from "#shared/cards/ndef.ts";

/** A name or a text as it is written, in a message of either direction. */
export const whole = (text: string) => `\u2068${text}\u2069`;

/** Left to right in every language. */
export const serialLabel = (serial: string) => `\u2066${serial.toUpperCase()}\u2069`;

/** Called so in every language. */
export const kindLabel = (kind: ChipKind) => kind.toUpperCase();
