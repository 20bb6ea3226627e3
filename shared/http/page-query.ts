import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { line } from "../text.ts";

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 1000;

/** A whole number from 1 on in the address of a call. */
export function wholeParameter(name: string, max: number) {
  const notWhole = rule("parameter_not_whole", { parameter: name, min: 1, max });
  return z
    .string()
    .regex(/^\d{1,9}$/, notWhole)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, notWhole)
    .meta({ type: "integer", pattern: undefined, minimum: 1, maximum: max });
}

/** `?page&limit`. Without either, a list returns everything. */
export const pageQuerySchema = z.object({
  page: wholeParameter("page", 999_999_999).optional(),
  limit: wholeParameter("limit", MAX_PAGE_SIZE).optional(),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** `?page&limit&search&sort`; `sort` is one of `fields`, with `-` in front for descending. */
export function listQuerySchema<const Field extends string>(fields: readonly Field[]) {
  return pageQuerySchema.extend({
    search: line().optional(),
    sort: z
      .enum(
        [...fields, ...fields.map((field) => `-${field}` as const)],
        rule("sort_unknown", { options: fields }),
      )
      .optional(),
  });
}

/** A filter whose value is one of a few words. */
export function oneOfWords<const Word extends string>(name: string, words: readonly Word[]) {
  return z.enum(words, rule("parameter_not_one_of", { parameter: name, options: words }));
}

/** A filter that is true or false. */
export function trueOrFalse(name: string) {
  return z
    .enum(["true", "false"], rule("parameter_not_boolean", { parameter: name }))
    .transform((value) => value === "true")
    .meta({ type: "boolean", enum: undefined });
}

/** `?isActive=true` or `false`. */
export const activeFilter = trueOrFalse("isActive").optional();

/** `?arabicMissing=true`: records with missing Arabic texts. */
export const arabicMissingFilter = trueOrFalse("arabicMissing").optional();

/** A day of the calendar. The year 0, which ISO 8601 has, is in none that PostgreSQL knows. */
function day(name: string) {
  const notDate = rule("parameter_not_a_date", { parameter: name, like: "2026-01-31" });
  return z.iso.date(notDate).refine((text) => !text.startsWith("0000"), notDate);
}

/** `?from&to`: days in Amman, both included. */
export const dayRange = { from: day("from").optional(), to: day("to").optional() };
