import { z } from "zod";

import { apiMessage, type ApiMessage } from "./api-messages/api-message.ts";
import type { Kind } from "./api-messages/kinds.ts";
import type { FieldName } from "./api-messages/names.ts";
import { rule, ruleSaying, type Rule } from "./api-messages/rule.ts";
import { domainOf, EMAIL_ADDRESS, inAscii } from "./email-address.ts";
import { LINK_LENGTH, withoutTracking } from "./link-text.ts";
import { cleanCode, cleanLine, cleanText } from "./text-entry.ts";

/**
 * Rules for the texts of all forms: cleaned first (text-entry.ts), limited in length, no control
 * characters; any script and emoji are allowed. A missing value is 'Required'.
 */

export const LINE_LENGTH = 255;
export const TEXT_LENGTH = 5000;

/** How many times its longest length a text may have before it is cleaned. */
const FAR_TOO_LONG = 4;

// Control characters (Cc) except tab, line feed and carriage return, which multi-line texts may
// have; and the two that are no characters, which no drawing (XML) may contain.
const CONTROL_IN_LINE = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/u;
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Whether a text can be stored as one line. The database accepts neither NUL nor lone surrogates.
 */
export function isLine(text: string): boolean {
  return !CONTROL_IN_LINE.test(text) && !LONE_SURROGATE.test(text);
}

/** A length in characters, and the message for a text beyond it. */
type Bound = readonly [length: number, reported: ApiMessage];

interface Bounds {
  min?: Bound;
  max?: Bound;
}

type Clean = (typed: string) => string;

/** A minimum length whose message names the field. */
export function atLeast(min: number, field: FieldName): Bound {
  return [min, apiMessage("too_short", { field, min })];
}

/** A maximum length whose message names the field. */
export function atMost(
  max: number,
  field: FieldName,
  code: "too_long" | "exceeds_length" | "above_length" = "too_long",
): Bound {
  return [max, apiMessage(code, { field, max })];
}

/** Not empty, with a message that names the field. */
export function filled(field: FieldName): Bound {
  return [1, apiMessage("field_required", { field })];
}

/** 'Required' for a missing value, another message for a value of the wrong type. */
export function missingOr(kind: Kind, input: unknown): ApiMessage {
  return input === undefined || input === null
    ? apiMessage("required")
    : apiMessage("expected", { kind });
}

/** The rule with the message of `missingOr`. */
export function requiredOr(kind: Kind): Rule {
  return ruleSaying((input) => missingOr(kind, input));
}

function bounded(clean: Clean, forbidden: RegExp, longest: number, { min, max }: Bounds) {
  const [maxLength, tooLong] = max ?? [longest, apiMessage("text_too_long", { max: longest })];
  const unstorable = rule("unstorable");
  const text = z
    .string(requiredOr("text"))
    // What is far too long is refused as it is: nobody is to spend the server's time on it.
    .overwrite((typed) => (typed.length > FAR_TOO_LONG * maxLength ? typed : clean(typed)))
    .max(maxLength, ruleSaying(tooLong))
    .refine((value) => !forbidden.test(value), unstorable)
    .refine((value) => !LONE_SURROGATE.test(value), unstorable);
  return min ? text.min(min[0], ruleSaying(min[1])) : text;
}

/** One line of text, by default of at most 255 characters. */
export function line(bounds: Bounds = {}) {
  return bounded(cleanLine, CONTROL_IN_LINE, LINE_LENGTH, bounds);
}

/** One line for machines: a code, an address of the network, a number. */
export function code(bounds: Bounds = {}) {
  return bounded(cleanCode, CONTROL_IN_LINE, LINE_LENGTH, bounds);
}

/** Text of several lines, by default of at most 5,000 characters. */
export function multiline(bounds: Bounds = {}) {
  return bounded(cleanText, CONTROL_IN_TEXT, TEXT_LENGTH, bounds);
}

/** A link, or what stands for one, without its tracking parts. */
export function link() {
  const clean = (typed: string) => withoutTracking(cleanCode(typed));
  return bounded(clean, CONTROL_IN_LINE, LINK_LENGTH, {});
}

/** An e-mail address, stored as it is seen; compared by `normalizeEmail`. */
export function emailAddress(
  reported: "email_address_invalid" | "email_invalid" | "email_expected" = "email_address_invalid",
  bounds: Bounds = {},
) {
  const isKnown = (email: string) => inAscii(domainOf(email)) !== "";
  return code(bounds)
    .pipe(z.email({ pattern: EMAIL_ADDRESS, ...rule(reported) }).refine(isKnown, rule(reported)))
    .meta({ format: "email" });
}

const PHONE_LENGTH = 8;
export const PHONE_TOO_SHORT: Bound = [
  PHONE_LENGTH,
  apiMessage("phone_too_short", { min: PHONE_LENGTH }),
];

/** A phone number as it is seen; the only rule is a length of at least 8 characters. */
export function phoneNumber() {
  return code({ min: PHONE_TOO_SHORT });
}

/** The form in which e-mail addresses are compared. */
export function normalizeEmail(email: string): string {
  const lower = cleanCode(email).toLowerCase();
  const domain = domainOf(lower);
  return lower.slice(0, lower.length - domain.length) + (inAscii(domain) || domain);
}
