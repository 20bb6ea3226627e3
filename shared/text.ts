import { z } from "zod";

import { formatNumber } from "./format-number.ts";

/**
 * Text rules that every field of every form shares: trimmed, bounded, no control characters; any
 * script and emoji kept as typed. What is missing altogether is 'Required'.
 */

export const LINE_LENGTH = 255;
export const TEXT_LENGTH = 5000;

// Cc but tab, line feed, carriage return (those three only in texts of several lines).
const CONTROL_IN_LINE = /[\u0000-\u001f\u007f-\u009f]/u;
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text can be stored as one line. The database takes neither NUL nor half a character. */
export function isLine(text: string): boolean {
  return !CONTROL_IN_LINE.test(text) && !LONE_SURROGATE.test(text);
}

interface Bounds {
  min?: [length: number, message: string];
  max?: [length: number, message: string];
}

/** 'Required' for what is not there at all, a plain word for what is of another kind. */
export function requiredOr(kind: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? "Required" : `Expected ${kind}`;
}

function bounded(forbidden: RegExp, longest: number, { min, max }: Bounds) {
  const [maxLength, tooLong] = max ?? [
    longest,
    `Must be at most ${formatNumber(longest)} characters`,
  ];
  const text = z
    .string({ error: requiredOr("text") })
    .trim()
    // Forms send every line's end as two characters; it is one, here and in JSON.
    .overwrite((value) => value.replaceAll("\r\n", "\n"))
    .max(maxLength, tooLong)
    .refine((value) => !forbidden.test(value), "Contains characters that cannot be stored")
    .refine((value) => !LONE_SURROGATE.test(value), "Contains characters that cannot be stored");
  return min ? text.min(min[0], min[1]) : text;
}

/** One line of text: 255 characters unless said otherwise. */
export function line(bounds: Bounds = {}) {
  return bounded(CONTROL_IN_LINE, LINE_LENGTH, bounds);
}

/** Text of several lines: 5,000 characters unless said otherwise. */
export function multiline(bounds: Bounds = {}) {
  return bounded(CONTROL_IN_TEXT, TEXT_LENGTH, bounds);
}

/** An e-mail address, kept as typed; compared by `normalizeEmail`. */
export function emailAddress(message = "Invalid email address", bounds: Bounds = {}) {
  return line(bounds).pipe(z.email(message));
}

/** A phone number as typed: at least 8 characters, the specification's only rule. */
export function phoneNumber() {
  return line({ min: [8, "Phone number must be at least 8 characters"] });
}

/** The form in which e-mail addresses are compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
