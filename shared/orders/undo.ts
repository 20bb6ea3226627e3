import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { idSchema } from "../id-schema.ts";
import { refusedOrderSchema, STATUSES_AT_ONCE } from "./order-statuses.ts";

/** How long statuses and moves can be taken back, in milliseconds: until then nobody was told of them. */
export const UNDO_MS = 110_000;

/** Entries of orders' histories, as the calls that wrote them have answered. */
export const undoSchema = z.object({
  entries: z
    .array(idSchema)
    .min(1, rule("required"))
    .max(STATUSES_AT_ONCE, rule("too_many", { items: "orders", max: STATUSES_AT_ONCE })),
});

export const undoAnswerSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    undone: z.array(idSchema).meta({ description: "Orders that are what they were" }),
    refused: z.array(refusedOrderSchema),
  }),
});
export type UndoAnswer = z.infer<typeof undoAnswerSchema>["data"];
