import { z } from "zod";

import { idSchema } from "../ids.ts";
import { rule } from "../sentences/rule.ts";
import type { Call } from "./call.ts";
import { doneSchema } from "./envelope.ts";
import { MAX_PAGE_SIZE } from "./page-query.ts";

const badOrder = rule("order_invalid", { max: MAX_PAGE_SIZE });

const orderSchema = z.object({
  ids: z
    .array(idSchema, badOrder)
    .min(1, badOrder)
    .max(MAX_PAGE_SIZE, badOrder)
    .refine((ids) => new Set(ids).size === ids.length, badOrder)
    .meta({
      description:
        "Records in the order in which they are to stand. They share the places that they have among all; the others keep theirs",
    }),
});

/** A call that stores a new manual order of several records at once. */
export function orderCall<const Path extends `/${string}`>(
  path: Path,
  tag: string,
  summary: string,
) {
  return {
    method: "post",
    path: `${path}/order`,
    tag,
    summary,
    body: orderSchema,
    answers: { 200: { schema: doneSchema, description: "Stored" } },
  } as const satisfies Call;
}
export type OrderCall = ReturnType<typeof orderCall>;
