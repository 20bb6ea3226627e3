import type { Order } from "./order.ts";
import { NEEDS_RECEIPT } from "./payment-method.ts";

/**
 * Whether its customer has paid anything of which a fee could be kept, or has sent a receipt that says so,
 * whatever staff think of it.
 * @param paid what they have paid, in any unit
 */
export const hasPaid = (
  {
    paymentMethod,
    despositeTransactionImg,
  }: Pick<Order, "paymentMethod" | "despositeTransactionImg">,
  paid: number,
): boolean => paid > 0 || (NEEDS_RECEIPT[paymentMethod] && despositeTransactionImg !== "");
