import type { Order } from "#shared/orders/order.ts";

/** What is paid before its cards are made, in dinars: of an order with a deposit that. */
export const paidFirst = ({ deposit, total }: Pick<Order, "deposit" | "total">): number =>
  deposit ?? total;
