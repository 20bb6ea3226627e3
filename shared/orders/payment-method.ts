/**
 * How an order is paid. `Record<PaymentMethod, …>` wherever a method needs something of its own, so
 * that a new one stops the compiler until every place is filled.
 */
export const PAYMENT_METHODS = ["cash", "online"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods whose customer pays before the order is placed and proves it with a picture. */
export const NEEDS_RECEIPT = { cash: false, online: true } satisfies Record<PaymentMethod, boolean>;

/** Where the payment stands, apart from the order's own status. */
export const PAYMENT_STATES = [
  "cash_due",
  "receipt_to_check",
  "better_receipt_asked",
  "accepted",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The state in which an order of this method begins. */
export const FIRST_PAYMENT_STATE = {
  cash: "cash_due",
  online: "receipt_to_check",
} satisfies Record<PaymentMethod, PaymentState>;
