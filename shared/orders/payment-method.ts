/**
 * Payment methods. Code that treats methods differently uses `Record<PaymentMethod, …>`, so that it
 * does not compile until a new method is added to it.
 */
export const PAYMENT_METHODS = ["cash", "online"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether customers pay before ordering and prove it with a picture. */
export const NEEDS_RECEIPT = { cash: false, online: true } satisfies Record<PaymentMethod, boolean>;

/** The state of the payment, apart from the order's own status. */
export const PAYMENT_STATES = [
  "cash_due",
  "receipt_to_check",
  "better_receipt_asked",
  "accepted",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The initial state for each payment method. */
export const FIRST_PAYMENT_STATE = {
  cash: "cash_due",
  online: "receipt_to_check",
} satisfies Record<PaymentMethod, PaymentState>;
