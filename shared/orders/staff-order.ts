import { z } from "zod";

import { orderCardSchema } from "../cards/card.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { orderedCardSchema, orderSchema } from "./order.ts";

/** An order as staff see it: with its cards, whose codes customers' answers don't hold. */
export const staffOrderSchema = orderSchema
  .extend({
    due: z.number().meta({ description: "What is still to be paid, in dinars" }),
    company: z.string().optional().meta({ description: "The id of the company whose it is" }),
    cards: z
      .array(orderedCardSchema.extend(orderCardSchema.shape).meta({ id: "StaffOrderCard" }))
      .meta({
        description: "In the sequence of the order; those that were replaced too",
      }),
  })
  .meta({ id: "StaffOrder" });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

export const staffOrderListSchema = listEnvelope(staffOrderSchema);
export const staffOrderAnswerSchema = itemEnvelope(staffOrderSchema);
