import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

import { answered } from "./answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "./order-form.ts";
import type { TestShop } from "./start-test-shop.ts";

/**
 * Places an order abroad, in cash.
 * @param more fields in place of the usual ones
 * @param status 200 where the same order was placed before
 */
export function placeCashOrder(
  shop: TestShop,
  more: Record<string, string> = {},
  status = 201,
): Promise<Order> {
  return place(shop, multipart({ ...ORDER_ABROAD, ...more }), status);
}

/** Places one that is paid by a transfer, with a receipt of this colour. */
export async function placeTransfer(
  shop: TestShop,
  more: Record<string, string> = {},
  color?: string,
): Promise<Order> {
  const bytes = await photoWithPlace(color);
  const receipt = { field: "despositeTransactionImg", name: "receipt.jpg", bytes };
  return place(shop, multipart({ ...ORDER_ABROAD, ...more, paymentMethod: "online" }, [receipt]));
}

async function place(shop: TestShop, body: FormData, status = 201): Promise<Order> {
  return answered(shop.ask("/api/v1/orders", { method: "POST", body }), orderAnswerSchema, status);
}
