import assert from "node:assert/strict";
import { test } from "node:test";

import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { storedNotifications } from "#server/testing/stored-notifications.ts";

import { addDemo, removeDemo } from "./demo.ts";

/** The records of `npm run demo`. */

const COUNTS = { orders: 48, bulkOrders: 8, messages: 12, subscribers: 30 };

const shop = shopForTests();

interface Row {
  _id: string;
  despositeTransactionImg: string;
}

async function read(path: string) {
  const answer = await shop.askAsOwner(`/api/v1${path}`);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { data: { data: Row[] } }).data;
}

/** How many of each kind staff see. */
async function seen() {
  const count = async (path: string) => (await read(path)).data.length;
  return {
    orders: await count("/orders?limit=100"),
    bulkOrders: await count("/custom-orders?limit=100"),
    messages: await count("/contact"),
    subscribers: await count("/subscribers"),
  };
}

test("demo records are added once however often, and taken away without a trace of them", async () => {
  const own = await placeCashOrder(shop);
  const waiting = (await storedNotifications(shop)).length;
  const before = await seen();
  assert.deepEqual(await addDemo(shop.database, shop.config), COUNTS);
  assert.deepEqual(await addDemo(shop.database, shop.config), COUNTS);
  assert.deepEqual(await seen(), { ...COUNTS, orders: COUNTS.orders + before.orders });
  // Nobody is written to.
  assert.equal((await storedNotifications(shop)).length, waiting);

  const { data: toCheck } = await read("/orders?toCheck=true&limit=100");
  assert.ok(toCheck.length > 1);
  const receipt = await shop.ask(toCheck[0]!.despositeTransactionImg);
  assert.equal(receipt.headers.get("content-type"), "image/webp");

  // Staff work with some of them.
  const [first, second] = (await read("/orders?limit=2")).data.filter(({ _id }) => _id !== own._id);
  const change = asJson("PATCH", { status: "delivered" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${first!._id}`, change)).status, 200);
  const gone = second ?? first;
  const removal = { method: "DELETE" };
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${gone!._id}`, removal)).status, 200);

  await removeDemo(shop.database);
  assert.deepEqual(await seen(), before);
  assert.equal((await read("/orders")).data[0]!._id, own._id);
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from history_entries where entity_id like '0de30de30de3%')
          + (select count(*) from order_numbers where order_id like '0de30de30de3%')
          + (select coalesce(sum(n), 0) - 1 from order_sales) as left`,
  );
  assert.equal(Number(rows[0].left), 0);
});

test("a subscriber of the shop stays when the demo has the same address", async () => {
  const subscribe = asJson("POST", { email: "reader1@example.com" });
  assert.equal((await shop.ask("/api/v1/subscribers/subscribe", subscribe)).status, 201);
  assert.equal((await addDemo(shop.database, shop.config)).subscribers, COUNTS.subscribers - 1);
  assert.equal((await removeDemo(shop.database)).subscribers, COUNTS.subscribers - 1);
  assert.equal((await seen()).subscribers, 1);
});
