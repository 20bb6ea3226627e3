import { z } from "zod";

import { requiredOr } from "./text.ts";

/** Numbers as JSON has them, or as multipart and forms write them: "35.500". */
function writtenNumber(kind: string, blank = `Expected ${kind}`) {
  return z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
        .transform(Number),
    ],
    { error: (issue) => (issue.input === "" ? blank : requiredOr(kind)(issue)) },
  );
}

type Bound = [limit: number, message: string];

/** An amount of dinars: three decimals at most, so that whole fils hold it exactly. */
export function dinars({ min, max }: { min: Bound; max?: Bound }) {
  // The database keeps whole fils in 32 bits.
  const [most, tooMuch] = max ?? [1_000_000, "Must be at most 1,000,000"];
  return writtenNumber("a number")
    .refine((value) => value >= min[0], min[1])
    .refine((value) => value <= most, tooMuch)
    .refine((value) => /^-?\d+(\.\d{1,3})?$/.test(String(value)), "At most 3 decimals");
}

/** A whole number, e.g. a place in a list or a count of people. `blank` is the message for ''. */
export function wholeNumber({ min, max, blank }: { min: Bound; max?: Bound; blank?: string }) {
  const [most, tooMuch] = max ?? [1_000_000, "Must be at most 1,000,000"];
  return writtenNumber("a whole number", blank)
    .refine(Number.isInteger, "Must be a whole number")
    .refine((value) => value >= min[0], min[1])
    .refine((value) => value <= most, tooMuch);
}

/** Forms and JSON say true, multipart says "true". */
export function yesOrNo() {
  return z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false", ""] })], {
    error: requiredOr("true or false"),
  });
}
