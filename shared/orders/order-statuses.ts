import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { idSchema } from "../id-schema.ts";
import { ordersMatchingSchema } from "./order-query.ts";
import { ORDER_STATUSES } from "./order-status.ts";

/** So many orders one call changes; who wants more asks again. */
export const STATUSES_AT_ONCE = 100;

/** So many are counted by one dry run, which changes nothing. */
export const COUNTED_AT_ONCE = 1000;

/** Which orders are meant: those that are named, else all that a list's query means. */
export const orderStatusesSchema = z
  .object({
    status: choice("status", ORDER_STATUSES),
    ids: z
      .array(idSchema)
      .min(1, rule("required"))
      .max(STATUSES_AT_ONCE, rule("too_many", { items: "orders", max: STATUSES_AT_ONCE }))
      .optional(),
    matching: ordersMatchingSchema.optional(),
    after: idSchema.optional().meta({
      description: "Of `matching` those that come behind this one, as answered in `next`",
    }),
    cancelledBefore: z.iso
      .datetime(rule("parameter_not_a_time", { parameter: "cancelledBefore" }))
      .optional()
      .meta({
        description:
          "Cancelled orders stay cancelled, but for those that have not changed since this time",
      }),
  })
  .refine(({ ids, matching }) => ids !== undefined || matching !== undefined, {
    ...rule("required"),
    path: ["ids"],
  });
export type OrderStatuses = z.output<typeof orderStatusesSchema>;

/** An order with which something could not be done, and why. */
export const refusedOrderSchema = z.object({
  _id: idSchema,
  orderNumber: z.string(),
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export const orderStatusesAnswerSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    changed: z.int(),
    unchanged: z.int().meta({ description: "Had this status already" }),
    cancelled: z.int().meta({ description: "Are cancelled, and stay so" }),
    messages: z.int().meta({ description: "To their customers; they leave after two minutes" }),
    undo: z.array(idSchema).meta({ description: "Takes it back, until the messages leave" }),
    at: z.iso.datetime(),
    failed: z.array(refusedOrderSchema),
    next: idSchema
      .nullable()
      .meta({ description: "Sent as `after` it goes on; null when all are done" }),
  }),
});
export type OrderStatusesAnswer = z.infer<typeof orderStatusesAnswerSchema>["data"];
