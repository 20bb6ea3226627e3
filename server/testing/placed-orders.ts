import assert from "node:assert/strict";

import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

import { multipart, orderFields, photoWithPlace } from "./order-form.ts";
import type { TestShop } from "./start-test-shop.ts";

/** Places an order abroad, in cash. @param more fields in place of the usual ones */
export function placeCashOrder(shop: TestShop, more: Record<string, string> = {}): Promise<Order> {
  return place(shop, multipart(fields(more)));
}

/** Places one that is paid by a transfer, with a receipt of this colour. */
export async function placeTransfer(
  shop: TestShop,
  more: Record<string, string> = {},
  color?: string,
): Promise<Order> {
  const bytes = await photoWithPlace(color);
  const receipt = { field: "despositeTransactionImg", name: "receipt.jpg", bytes };
  return place(shop, multipart({ ...fields(more), paymentMethod: "online" }, [receipt]));
}

function fields(more: Record<string, string>) {
  return {
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Exampleland",
    "deliveryInfo[typedCity]": "Exampleton",
    ...more,
  };
}

async function place(shop: TestShop, body: FormData): Promise<Order> {
  const response = await shop.ask("/api/v1/orders", { method: "POST", body });
  assert.equal(response.status, 201);
  return orderAnswerSchema.parse(await response.json()).data.data;
}
