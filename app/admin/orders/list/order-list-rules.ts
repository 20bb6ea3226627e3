import { ORDER_SORTS } from "#shared/orders/order-query.ts";
import { ORDER_STATUSES, type OrderStatus } from "#shared/orders/order-status.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#shared/orders/payment-method.ts";

import { isDay } from "../../resource/is-day.ts";
import type { ListRules } from "../../resource/list-state.ts";

export type OrderSort = (typeof ORDER_SORTS)[number];
export interface OrderFilters extends Record<string, string> {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  toCheck: "true";
  /** Days in Amman, both included: `2026-01-31`. */
  from: string;
  to: string;
}

/** The sort orders and filters of the orders list. */
export const ORDER_LIST_RULES: ListRules<OrderSort, OrderFilters> = {
  sorts: ORDER_SORTS,
  defaultSort: "-createdAt",
  filters: {
    status: ORDER_STATUSES,
    paymentMethod: PAYMENT_METHODS,
    toCheck: ["true"],
    from: isDay,
    to: isDay,
  },
};
