/** What staff may set, each from any other. */
export const ORDER_STATUSES = [
  "pending",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `completed` occurs only in old data: it is shown but can't be set. */
export const KNOWN_ORDER_STATUSES = [...ORDER_STATUSES, "completed"] as const;
export type KnownOrderStatus = (typeof KNOWN_ORDER_STATUSES)[number];
