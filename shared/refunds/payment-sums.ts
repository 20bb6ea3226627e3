import { cancellationFeePercent, type Cancelled } from "../orders/cancellation.ts";
import type { KnownOrderStatus } from "../orders/order-status.ts";

/** An order's money, in whole fils. */
export interface OrderMoney {
  status: KnownOrderStatus;
  totalFils: number;
  /** What its customer has paid. */
  paidFils: number;
}

/** What was paid, given back and is still to come, in whole fils. */
export interface PaymentSums {
  paid: number;
  refunded: number;
  /** Still to be paid; nothing of a cancelled order. */
  due: number;
  /** What can be given back at most. */
  refundable: number;
}

export function paymentSums(
  { status, totalFils, paidFils }: OrderMoney,
  refunded: number,
): PaymentSums {
  return {
    paid: paidFils,
    refunded,
    due: status === "cancelled" ? 0 : Math.max(0, totalFils - paidFils),
    refundable: Math.max(0, paidFils - refunded),
  };
}

/** What the policy gives back of an order, in whole fils. */
export interface RefundProposal {
  /** What the shop keeps, as a share of the total. */
  feePercent: number;
  fee: number;
  amount: number;
}

/**
 * What to give back: of a cancelled order all but the policy's fee, of another what was paid beyond its
 * total. Undefined where that is nothing.
 * @param cancelled undefined where it was not
 */
export function refundProposal(
  order: OrderMoney,
  refunded: number,
  cancelled: Cancelled | undefined,
): RefundProposal | undefined {
  const feePercent = cancelled ? cancellationFeePercent(cancelled) : 0;
  const fee = Math.round((order.totalFils * feePercent) / 100);
  const kept = cancelled ? fee : order.totalFils;
  const amount = order.paidFils - kept - refunded;
  return amount > 0 ? { feePercent, fee, amount } : undefined;
}
