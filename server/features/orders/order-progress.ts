import type { OrderPage, OrderPageStep } from "#shared/orders/order-page.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import type { OrderRow } from "./order.store.ts";

/** A change of the order on record; the newest first in lists. */
export interface RecordedChange {
  at: Date;
  changes: Record<string, { to: unknown }>;
}

type ShownOrder = Pick<OrderRow, "status" | "paymentMethod" | "paymentState" | "createdAt">;

/** How far each status is on the way; `completed` occurs only in old data. */
const DONE: Record<KnownOrderStatus, readonly OrderPageStep[]> = {
  pending: [],
  processing: ["processing"],
  shipped: ["processing", "shipped"],
  delivered: ["processing", "shipped", "delivered"],
  completed: ["processing", "shipped", "delivered"],
  cancelled: [],
};

/** The steps of an order with their dates, done or to come. */
export function orderProgress(
  order: ShownOrder,
  changes: readonly RecordedChange[],
): OrderPage["steps"] {
  const { status, paymentMethod, paymentState } = order;
  /** When this was set last. */
  const since = (field: string, to: string) =>
    changes.find((change) => change.changes[field]?.to === to)?.at.toISOString() ?? null;
  const step = (name: OrderPageStep, isDone: boolean, at: () => string | null) => ({
    step: name,
    isDone,
    at: isDone ? at() : null,
  });

  const placed = step("placed", true, () => order.createdAt.toISOString());
  if (status === "cancelled") {
    return [placed, step("cancelled", true, () => since("status", "cancelled"))];
  }
  const done = DONE[status];
  return [
    placed,
    ...(NEEDS_RECEIPT[paymentMethod]
      ? [step("paid", paymentState === "accepted", () => since("paymentState", "accepted"))]
      : []),
    ...(["processing", "shipped", "delivered"] as const).map((name) =>
      step(name, done.includes(name), () => since("status", name)),
    ),
  ];
}
