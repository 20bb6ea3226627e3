import type { z } from "zod";

import { ORDER_SORTS, type orderQuerySchema } from "#shared/orders/order-query.ts";
import { ORDER_STATUSES, type OrderStatus } from "#shared/orders/order-status.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#shared/orders/payment-method.ts";

import type { ListRules } from "../resource/list-state.ts";

export type OrderSort = (typeof ORDER_SORTS)[number];
export interface OrderFilters extends Record<string, string> {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
}

/** The sort orders and filters of the orders list. */
export const ORDER_LIST: ListRules<OrderSort, OrderFilters> = {
  sorts: ORDER_SORTS,
  defaultSort: "-createdAt",
  filters: { status: ORDER_STATUSES, paymentMethod: PAYMENT_METHODS },
};

export type OrderListQuery = z.input<typeof orderQuerySchema>;
