import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { fieldsOfPerson } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { productAnswerSchema } from "#shared/catalog/product.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { orderStatusesAnswerSchema } from "#shared/orders/order-statuses.ts";
import type { Order } from "#shared/orders/order.ts";
import { undoAnswerSchema } from "#shared/orders/undo.ts";

/** What becomes of many orders at once of which some can't be taken up any more. */

const shop = shopForTests();
const run = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, string>[];

let count = 0;
function place(): Promise<Order> {
  count += 1;
  const phone = `07900000${count + 10}`;
  const person = { name: `Person ${count}`, email: `person${count}@example.com`, phone };
  return placeCashOrder(shop, fieldsOfPerson(person));
}
const setStock = (black: number | null) =>
  answered(
    shop.askAsOwner(
      `/api/v1/products/${MAIN_PRODUCT_ID}`,
      asJson("PATCH", { stock: { black, white: null } }),
    ),
    productAnswerSchema,
  );
async function post<Answer>(path: string, body: object, schema: { parse(value: unknown): Answer }) {
  const response = await shop.askAsOwner(`/api/v1/orders/${path}`, asJson("POST", body));
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return schema.parse(JSON.parse(text));
}
const set = async (orders: readonly Order[], status: string, more = {}) =>
  (
    await post(
      "statuses",
      { status, ids: orders.map(({ _id }) => _id), ...more },
      orderStatusesAnswerSchema,
    )
  ).data;
const undo = async (entries: readonly string[]) =>
  (await post("undoing", { entries }, undoAnswerSchema)).data;

const statusesOf = async (orders: readonly Order[]) =>
  (
    await run(
      "select status from orders where id = any($1) order by created_at",
      orders.map(({ _id }) => _id),
    )
  ).map(({ status }) => status);
const left = async () => (await run("select left_count from stock where color = 'black'"))[0];
/** Of how many of these orders somebody is to hear that they are cancelled. */
const toldOf = async (orders: readonly Order[]) =>
  (
    await run(
      `select from jobs where kind = 'email:order-cancelled-by-shop' and status = 'waiting'
         and payload->'about'->>'orderId' = any($1)`,
      orders.map(({ _id }) => _id),
    )
  ).length;

/** Three orders that were cancelled by a slip, of whose cards somebody has bought two since. */
async function cancelledBySlip() {
  await setStock(3);
  const orders = [await place(), await place(), await place()];
  const { undo: entries, at } = await set(orders, "cancelled");
  assert.equal(entries.length, 3);
  await place();
  await place();
  return { orders, entries, at };
}

test("of many that are undone those come back for which there are cards, and the others are named", async () => {
  const { orders, entries } = await cancelledBySlip();
  const messages = await toldOf(orders);
  assert.equal(messages, 3);
  const { undone, refused } = await undo(entries);
  assert.equal(undone.length, 1);
  assert.equal(refused.length, 2);
  assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(["color_sold_out"]));
  assert.deepEqual(
    new Set([...undone, ...refused.map(({ _id }) => _id)]),
    new Set(orders.map(({ _id }) => _id)),
  );
  for (const { _id, orderNumber } of refused) {
    assert.equal(orderNumber, orders.find((order) => order._id === _id)!.orderNumber);
  }
  assert.deepEqual((await statusesOf(orders)).toSorted(), ["cancelled", "cancelled", "pending"]);
  assert.deepEqual(await left(), { left_count: 0 });
  // Who stays cancelled is told so, and nobody else.
  assert.equal(await toldOf(orders), messages - 1);
  const records = await run(
    "select entity_id from history_entries where entity_id = any($1) and changes->'status'->>'to' = 'pending'",
    orders.map(({ _id }) => _id),
  );
  assert.deepEqual(
    records.map((row) => row["entity_id"]),
    undone,
  );
});

test("of many that are taken up those get the status for which there are cards, and the others are named", async () => {
  const { orders, at } = await cancelledBySlip();
  const later = new Date(Date.parse(at) + 60_000).toISOString();
  const answer = await set(orders, "processing", { cancelledBefore: later });
  const { changed, unchanged, cancelled, undo: entries, failed } = answer;
  assert.deepEqual([changed, unchanged, cancelled, entries.length], [1, 0, 0, 1]);
  assert.deepEqual(
    failed.map(({ code }) => code),
    ["color_sold_out", "color_sold_out"],
  );
  assert.deepEqual((await statusesOf(orders)).toSorted(), ["cancelled", "cancelled", "processing"]);
  assert.deepEqual(await left(), { left_count: 0 });
  await setStock(null);
  const rest = orders.filter(({ _id }) => failed.some((each) => each._id === _id));
  assert.equal((await set(rest, "processing", { cancelledBefore: later })).changed, 2);
});
