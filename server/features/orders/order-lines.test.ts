import assert from "node:assert/strict";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import {
  multipart,
  ORDER_ABROAD,
  orderFields,
  type OrderFields,
} from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

/**
 * Products, addons and locations that were removed can't be ordered, even from a page that still
 * shows them.
 */

const shop = shopForTests();

async function asOwner(method: string, path: string, body?: unknown): Promise<string> {
  const init = body === undefined ? { method } : asJson(method, body);
  const response = await shop.askAsOwner(`/api/v1${path}`, init);
  assert.ok(response.ok, `${method} ${path}: ${response.status}`);
  const { data } = (await response.json()) as { data?: { data?: { _id?: string } } };
  return data?.data?._id ?? "";
}

let count = 0;

/** A country with one city, under names that no other test uses. */
async function newLocation(): Promise<{ country: string; city: string }> {
  count += 1;
  const country = await asOwner("POST", "/countries", { name: `Land ${count}`, code: `L${count}` });
  return {
    country,
    city: await asOwner("POST", "/cities", { name: "Town", country, deliveryFee: 5 }),
  };
}

/** Places an order that differs from every other. */
function place(fields: OrderFields): Promise<Response> {
  count += 1;
  const body = multipart({ ...fields, "cardDesign[nameOnCard]": `Name ${count}` });
  return shop.ask("/api/v1/orders", { method: "POST", body });
}

/** Asserts that it can be ordered before this change and not after it. */
async function assertGoneAfter(
  fields: OrderFields,
  take: () => Promise<unknown>,
  [field, message]: [field: string, message: string],
): Promise<void> {
  assert.equal((await place(fields)).status, 201);
  await take();
  const body = await refused(place(fields));
  assert.deepEqual(body.errors, { [field]: message });
  assert.equal(body.message, message);
}

const NO_COUNTRY: [string, string] = ["deliveryInfo.country", "This country is not available"];
const NO_CITY: [string, string] = ["deliveryInfo.city", "This city is not available"];

for (const [how, take] of [
  ["switched off", (path: string) => asOwner("PATCH", path, { isActive: false })],
  ["deleted", (path: string) => asOwner("DELETE", path)],
] as const) {
  test(`no order is delivered to a country that was ${how}`, async () => {
    const to = await newLocation();
    await assertGoneAfter(orderFields(to), () => take(`/countries/${to.country}`), NO_COUNTRY);
  });

  test(`no order is delivered to a city that was ${how}`, async () => {
    const to = await newLocation();
    await assertGoneAfter(orderFields(to), () => take(`/cities/${to.city}`), NO_CITY);
  });
}

test("a deleted addon can't be chosen", async () => {
  const form = { title: "Ribbon", price: 2, inputType: "text" };
  const addon = await asOwner("POST", "/addons", form);
  const fields = { ...ORDER_ABROAD, "addons[0][addon]": addon, "addons[0][addonValue]": "Red" };
  await assertGoneAfter(fields, () => asOwner("DELETE", `/addons/${addon}`), [
    "addons.0.addon",
    "This add-on is not available",
  ]);
});

test("a deleted product can't be ordered", async () => {
  const mark = (at: string) =>
    shop.database.pool.query(`update products set deleted_at = ${at} where id = $1`, [
      MAIN_PRODUCT_ID,
    ]);
  await assertGoneAfter(ORDER_ABROAD, () => mark("now()"), [
    "product",
    "This product is not available",
  ]);
  await mark("null");
});
