import { z } from "zod";

/** The shapes in which every answer of the API travels. */

const success = z.literal("success");

export const paginationSchema = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  itemsPerPage: z.int(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** `{status, results, data: {data: [...], pagination}}` */
export function listEnvelope<Item extends z.ZodType>(item: Item) {
  return z.object({
    status: success,
    results: z.int(),
    data: z.object({ data: z.array(item), pagination: paginationSchema }),
  });
}

/** `{status, data: {data: {...}}}` */
export function itemEnvelope<Item extends z.ZodType>(item: Item) {
  return z.object({ status: success, data: z.object({ data: item }) });
}

/** A success that has nothing to tell but a sentence. */
export const doneSchema = z.object({ status: success, message: z.string() });

/**
 * Every error. `message` is what a person reads (the first problem); `errors` lists all problems of
 * a refused body by field path, e.g. `{"personalInfo.email": "Invalid email address"}`.
 */
export const errorSchema = z.object({
  status: z.enum(["fail", "error"]),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;
