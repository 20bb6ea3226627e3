import type { Call } from "../http/call.ts";
import { orderQuerySchema } from "./order-query.ts";
import { staffOrderListSchema } from "./staff-order.ts";

export const listOrders = {
  method: "get",
  path: "/orders",
  permission: "orders.read",
  tag: "Orders",
  summary: "Orders that match, the newest first",
  query: orderQuerySchema,
  isAlwaysPaged: true,
  answers: { 200: { schema: staffOrderListSchema, description: "The orders" } },
} as const satisfies Call;
