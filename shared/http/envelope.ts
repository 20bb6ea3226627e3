import { z } from "zod";

/** The shapes of all API responses. */

const success = z.literal("success");

export const paginationSchema = z
  .object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalItems: z.int(),
    itemsPerPage: z.int(),
  })
  .meta({ id: "Pagination" });
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

/** A message for programs: by its code they can show it in another language. */
export const reportedSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

/** A success whose only content is a message. */
export const doneSchema = z.object({
  status: success,
  message: z.string(),
  ...reportedSchema.shape,
});

/**
 * Every error. `message` is for people (the first problem); `errors` has all problems of an invalid
 * body by field path, e.g. `{"personalInfo.email": "Invalid email address"}`, and `codes` the same
 * for programs.
 */
export const errorSchema = z.object({
  status: z.enum(["fail", "error"]),
  message: z.string(),
  ...reportedSchema.shape,
  errors: z.record(z.string(), z.string()).optional(),
  codes: z.record(z.string(), reportedSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;
