import { z } from "zod";

import { orderQuerySchema } from "./order-query.ts";
import { KNOWN_ORDER_STATUSES } from "./order-status.ts";

/** What a list leaves open when its tabs are counted. */
export const orderCountQuerySchema = orderQuerySchema.omit({
  page: true,
  limit: true,
  sort: true,
  status: true,
  toCheck: true,
});
export type OrderCountQuery = z.output<typeof orderCountQuerySchema>;

/** How many orders match, in all, of each status, and with a receipt to check. */
export const orderCountsSchema = z.object({
  all: z.int(),
  toCheck: z.int(),
  byStatus: z.record(z.enum(KNOWN_ORDER_STATUSES), z.int()),
});
export type OrderCounts = z.infer<typeof orderCountsSchema>;
export const orderCountsAnswerSchema = z.object({
  status: z.literal("success"),
  data: orderCountsSchema,
});
