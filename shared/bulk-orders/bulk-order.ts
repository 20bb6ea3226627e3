/** Staff may set any of them, in any order. */
export const BULK_ORDER_STATUSES = ["pending", "reviewing", "quoted", "approved"] as const;
