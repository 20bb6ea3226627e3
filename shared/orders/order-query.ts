import { z } from "zod";

import { pageQuerySchema } from "../http/page-query.ts";
import { idSchema } from "../ids.ts";
import { line } from "../text.ts";
import { KNOWN_ORDER_STATUSES } from "./order-status.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";

export const ORDER_SORTS = ["createdAt", "total", "status", "customer"] as const;

/** `GET /orders`: a page of orders that match. `sort` takes a field, `-field` for descending. */
export const orderQuerySchema = pageQuerySchema.extend({
  search: line().optional(),
  sort: z
    .enum([...ORDER_SORTS, ...ORDER_SORTS.map((field) => `-${field}` as const)], {
      error: `sort must be one of ${ORDER_SORTS.join(", ")}, with - before it for descending`,
    })
    .optional(),
  status: z
    .enum(KNOWN_ORDER_STATUSES, {
      error: `status must be one of: ${KNOWN_ORDER_STATUSES.join(", ")}`,
    })
    .optional(),
  paymentMethod: z
    .enum(PAYMENT_METHODS, { error: `paymentMethod must be one of: ${PAYMENT_METHODS.join(", ")}` })
    .optional(),
  country: idSchema.optional(),
  city: idSchema.optional(),
  from: z.iso.date("from must be a date like 2026-01-31").optional(),
  to: z.iso.date("to must be a date like 2026-01-31").optional(),
});
export type OrderQuery = z.output<typeof orderQuerySchema>;
