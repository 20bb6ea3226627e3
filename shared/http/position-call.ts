import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { idSchema } from "../id-schema.ts";
import type { Call } from "./call.ts";
import { doneSchema } from "./envelope.ts";
import { MAX_PAGE_SIZE } from "./page-query.ts";

const badPositions = rule("order_invalid", { max: MAX_PAGE_SIZE });

const positionsSchema = z.object({
  ids: z
    .array(idSchema, badPositions)
    .min(1, badPositions)
    .max(MAX_PAGE_SIZE, badPositions)
    .refine((ids) => new Set(ids).size === ids.length, badPositions)
    .meta({
      description:
        "Records in the order in which they are to stand. They share the places that they have among all; the others keep theirs",
    }),
});

/** A call that stores new positions of several records at once. */
export function positionCall<const Path extends `/${string}`>(
  path: Path,
  tag: string,
  summary: string,
) {
  return {
    method: "post",
    path: `${path}/order`,
    permission: "catalogue.write",
    tag,
    summary,
    body: positionsSchema,
    answers: { 200: { schema: doneSchema, description: "Stored" } },
  } as const satisfies Call;
}
export type PositionCall = ReturnType<typeof positionCall>;
