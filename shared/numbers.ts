import { z } from "zod";

import type { FieldName, Kind } from "./sentences/names.ts";
import { rule, ruleSaying } from "./sentences/rule.ts";
import { sentence, type Sentence } from "./sentences/sentence.ts";
import { missingOr, requiredOr } from "./text.ts";

/** Numbers as JSON has them, or as multipart and forms write them: "35.500". */
function writtenNumber(kind: Kind, blank = sentence("expected", { kind })) {
  return z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
        .transform(Number),
    ],
    ruleSaying((input) => (input === "" ? blank : missingOr(kind, input))),
  );
}

/** A number, and what is said of one beyond it. */
type Bound = [limit: number, said: Sentence];

// The database keeps whole numbers, and fils, in 32 bits.
const MOST = 1_000_000;
const LARGEST: Bound = [MOST, sentence("number_too_large", { max: MOST })];
const DECIMALS = 3;

/** The bound of a field that is named when its number is too small. */
export function notBelow(min: number, field: FieldName): Bound {
  return [min, sentence("number_too_small", { field, min })];
}

/** An amount of dinars: three decimals at most, so that whole fils hold it exactly. */
export function dinars({ min, max }: { min: Bound; max?: Bound }) {
  const [most, tooMuch] = max ?? LARGEST;
  return writtenNumber("number")
    .refine((value) => value >= min[0], ruleSaying(min[1]))
    .refine((value) => value <= most, ruleSaying(tooMuch))
    .refine(
      (value) => /^-?\d+(\.\d{1,3})?$/.test(String(value)),
      rule("too_many_decimals", { max: DECIMALS }),
    );
}

/** A whole number, e.g. a place in a list or a count of people. `blank` is said of ''. */
export function wholeNumber({ min, max, blank }: { min: Bound; max?: Bound; blank?: Sentence }) {
  const [most, tooMuch] = max ?? LARGEST;
  return writtenNumber("wholeNumber", blank)
    .refine(Number.isInteger, rule("not_whole"))
    .refine((value) => value >= min[0], ruleSaying(min[1]))
    .refine((value) => value <= most, ruleSaying(tooMuch));
}

/** Where a record stands among the others. */
export const displayOrder = wholeNumber({ min: notBelow(0, "displayOrder") });

/** Forms and JSON say true, multipart says "true". */
export function yesOrNo() {
  return z.union(
    [z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false", ""] })],
    requiredOr("boolean"),
  );
}
