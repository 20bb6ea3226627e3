import { z } from "zod";

import { apiMessage, type ApiMessage } from "./api-messages/api-message.ts";
import type { Kind } from "./api-messages/kinds.ts";
import type { FieldName } from "./api-messages/names.ts";
import { rule, ruleSaying } from "./api-messages/rule.ts";
import { cleanCode } from "./text-entry.ts";
import { missingOr, requiredOr } from "./text.ts";
import { inWesternDigits } from "./western-digits.ts";

/** A number as in JSON, or as text in multipart bodies and forms: "35.500". */
function writtenNumber(kind: Kind, blank = apiMessage("expected", { kind }), wrong?: ApiMessage) {
  return z.union(
    [
      z.number(),
      z
        .string()
        // As an Arabic keyboard types it: ٣٥٫٥
        .overwrite((text) => inWesternDigits(cleanCode(text)).replace("٫", "."))
        .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
        .transform(Number),
    ],
    ruleSaying((input) =>
      input === "" ? blank : (input != null && wrong) || missingOr(kind, input),
    ),
  );
}

/**
 * How such a value is described to programs: as the number or boolean that it is. Its text stands only
 * where everything is text, in forms.
 */
const describedAs = (type: "number" | "integer" | "boolean", limits: object = {}) => ({
  anyOf: undefined,
  type,
  ...limits,
});

/** A limit, and the message for a number beyond it. */
type Bound = [limit: number, reported: ApiMessage];

// The database stores whole numbers, and fils, in 32 bits.
const MOST = 1_000_000;
const LARGEST: Bound = [MOST, apiMessage("number_too_large", { max: MOST })];
const DECIMALS = 3;

/** A lower limit whose message names the field. */
export function notBelow(min: number, field: FieldName): Bound {
  return [min, apiMessage("number_too_small", { field, min })];
}

/**
 * An amount in dinars with at most three decimals, which is always a whole number of fils. `wrong` is
 * the message for what is no number.
 */
export function dinars({ min, max, wrong }: { min: Bound; max?: Bound; wrong?: ApiMessage }) {
  const [most, tooMuch] = max ?? LARGEST;
  return writtenNumber("number", undefined, wrong)
    .refine((value) => value >= min[0], ruleSaying(min[1]))
    .refine((value) => value <= most, ruleSaying(tooMuch))
    .refine(
      (value) => /^-?\d+(\.\d{1,3})?$/.test(String(value)),
      rule("too_many_decimals", { max: DECIMALS }),
    )
    .meta(describedAs("number", { minimum: min[0], maximum: most }));
}

/**
 * A whole number, e.g. a position in a list or a number of people. `blank` is the message for ''.
 */
export function wholeNumber({ min, max, blank }: { min: Bound; max?: Bound; blank?: ApiMessage }) {
  const [most, tooMuch] = max ?? LARGEST;
  return writtenNumber("wholeNumber", blank)
    .refine(Number.isInteger, rule("not_whole"))
    .refine((value) => value >= min[0], ruleSaying(min[1]))
    .refine((value) => value <= most, ruleSaying(tooMuch))
    .meta(describedAs("integer", { minimum: min[0], maximum: most }));
}

/** The position of a record in its list. */
export const displayOrder = wholeNumber({
  min: notBelow(0, "displayOrder"),
  blank: apiMessage("number_too_small", { field: "displayOrder", min: 0 }),
});

/** Boolean: `true` in forms and JSON, "true" in multipart bodies. */
export function yesOrNo() {
  return z
    .union(
      [z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false", ""] })],
      requiredOr("boolean"),
    )
    .meta(describedAs("boolean"));
}
