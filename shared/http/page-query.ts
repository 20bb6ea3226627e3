import { z } from "zod";

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
