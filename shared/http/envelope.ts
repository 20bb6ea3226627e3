import { z } from "zod";

import { sentence, SENTENCES } from "../sentences/sentence.ts";

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
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .meta({ description: "What differs from one time to the next, by name" }),
});

/** A success that has nothing to tell but a sentence. */
export const doneSchema = z.object({ status: success, message: z.string(), ...said.shape });

const { message, ...short } = sentence("too_short", { field: "firstName", min: 2 });
const EXAMPLE = {
  status: "fail",
  message,
  ...short,
  errors: { "personalInfo.firstName": message },
  codes: { "personalInfo.firstName": short },
} as const;

/**
 * Every error. `message` is what a person reads (the first problem); `errors` lists all problems of
 * a refused body by field path, e.g. `{"personalInfo.email": "Invalid email address"}`, and `codes`
 * the same for programs.
 */
export const errorSchema = z
  .object({
    status: z.enum(["fail", "error"]),
    message: z.string(),
    code: z.string().meta({
      description:
        "What `message` says, for programs: with `params` it can be said in another language. A code keeps its meaning; new ones may come, and then the message is there to show",
      examples: Object.keys(SENTENCES),
    }),
    params: said.shape.params,
    errors: z
      .record(z.string(), z.string())
      .meta({ description: "The first problem of each field, by its path" })
      .optional(),
    codes: z
      .record(z.string(), said)
      .meta({ description: "The code and parameters of each of the `errors`" })
      .optional(),
  })
  .meta({ examples: [EXAMPLE] });
export type ErrorBody = z.infer<typeof errorSchema>;
