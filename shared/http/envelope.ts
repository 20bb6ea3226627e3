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

/** What a sentence says, for programs: by its code they can say it in another language. */
const said = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

/** A success that has nothing to tell but a sentence. */
export const doneSchema = z.object({ status: success, message: z.string(), ...said.shape });

/**
 * Every error. `message` is what a person reads (the first problem); `errors` lists all problems of
 * a refused body by field path, e.g. `{"personalInfo.email": "Invalid email address"}`, and `codes`
 * says the same to programs.
 */
export const errorSchema = z.object({
  status: z.enum(["fail", "error"]),
  message: z.string(),
  ...said.shape,
  errors: z.record(z.string(), z.string()).optional(),
  codes: z.record(z.string(), said).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;
