import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { ApiError } from "./answer.ts";

/** `PATCH /orders/{id}`: its body may be JSON or multipart, which the typed client can't tell. */
export async function updateOrderStatus(id: string, status: OrderStatus): Promise<Order> {
  const response = await fetch(`/api/v1/orders/${encodeURIComponent(id)}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ status }),
    credentials: "include",
    signal: AbortSignal.timeout(10 * 60_000),
  });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw new ApiError(response.status, body);
  return (body as { data: { data: Order } }).data.data;
}
