import type { Order } from "#shared/orders/order.ts";

import { ApiError } from "./api-error.ts";

/** `POST /orders`: the one call with pictures, which the typed client can't write. */
export async function placeOrder(form: FormData): Promise<Order> {
  const response = await fetch("/api/v1/orders", {
    method: "POST",
    body: form,
    credentials: "include",
    signal: AbortSignal.timeout(10 * 60_000),
  });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw new ApiError(response.status, body);
  return (body as { data: { data: Order } }).data.data;
}
