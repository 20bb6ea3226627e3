import type { z } from "zod";

import { dayRange, listQuerySchema, oneOfWords, trueOrFalse } from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import { KNOWN_ORDER_STATUSES } from "./order-status.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";

export const ORDER_SORTS = ["createdAt", "total", "status", "customer"] as const;

/** The query of `GET /orders`. Dates are days in Amman, both included. */
export const orderQuerySchema = listQuerySchema(ORDER_SORTS).extend({
  status: oneOfWords("status", KNOWN_ORDER_STATUSES).optional(),
  paymentMethod: oneOfWords("paymentMethod", PAYMENT_METHODS).optional(),
  toCheck: trueOrFalse("toCheck").optional().meta({
    description: "Whether staff have still to check its receipt",
  }),
  country: idSchema.optional(),
  city: idSchema.optional(),
  ...dayRange,
});
export type OrderQuery = z.output<typeof orderQuerySchema>;

/** The same filters in a body of JSON, where they are texts too, as in an address. */
export const ordersMatchingSchema = orderQuerySchema
  .omit({ page: true, limit: true, sort: true })
  .extend({
    toCheck: orderQuerySchema.shape.toCheck.meta({ type: "string", enum: ["true", "false"] }),
  });
