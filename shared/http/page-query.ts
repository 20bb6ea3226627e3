import { z } from "zod";

import { line } from "../text.ts";

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 1000;

function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, message);
}

/** `?page&limit`. Without either, a list answers everything. */
export const pageQuerySchema = z.object({
  page: wholeNumber("page", 999_999_999).optional(),
  limit: wholeNumber("limit", MAX_PAGE_SIZE).optional(),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** `?page&limit&search&sort`; `sort` takes one of `fields`, with `-` before it for descending. */
export function listQuerySchema<const Field extends string>(fields: readonly Field[]) {
  return pageQuerySchema.extend({
    search: line().optional(),
    sort: z
      .enum([...fields, ...fields.map((field) => `-${field}` as const)], {
        error: `sort must be one of ${fields.join(", ")}, with - before it for descending`,
      })
      .optional(),
  });
}

/** A filter that takes one of a few words. */
export function oneOfWords<const Word extends string>(name: string, words: readonly Word[]) {
  return z.enum(words, { error: `${name} must be one of: ${words.join(", ")}` });
}

/** `?isActive=true` or `false`. */
export const activeFilter = z
  .enum(["true", "false"], { error: "isActive must be true or false" })
  .transform((value) => value === "true")
  .optional();

/** A day of the calendar. The year 0, which ISO 8601 has, is in none that PostgreSQL knows. */
function day(name: string) {
  const message = `${name} must be a date like 2026-01-31`;
  return z.iso.date(message).refine((text) => !text.startsWith("0000"), message);
}

/** `?from&to`: days in Amman, both included. */
export const dayRange = { from: day("from").optional(), to: day("to").optional() };
