import { randomInt } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import { inWesternDigits } from "#shared/western-digits.ts";

/** Seconds that a code of an authenticator app is shown. */
const PERIOD = 30;

/** Codes of the step before and after count too: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A secret for an authenticator app: 160 random bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address by which authenticator apps take a secret. */
export const totpUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret, issuer, label, period: PERIOD }).toString();

/** The time step of a code, counted since 1970; undefined for a wrong code. */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD });
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** What is typed as a code, without its grouping. */
export const plainCode = (typed: string): string =>
  inWesternDigits(typed).replaceAll(/[\s-]/g, "").toLowerCase();

export const isTotpCode = (plain: string): boolean => /^\d{6}$/.test(plain);

/** Of signs that look alike, as 0 and o, 1 and l, 5 and s, 2 and z, at most one. */
const SIGNS = "23456789abcdefghjkmnpqrtuvwxy";

/**
 * A code that people copy by hand: six groups of four signs, 116 random bits. Nobody guesses it, so that a
 * plain hash of it is enough (112 bits for that: ASVS 6.5.2).
 */
export const newTypedCode = (): string =>
  Array.from({ length: 24 }, () => SIGNS[randomInt(SIGNS.length)])
    .join("")
    .replaceAll(/.{4}(?=.)/g, "$&-");
