import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";
import { staffOrderListSchema } from "#shared/orders/staff-order.ts";

let shop: TestShop;
const placed: Order[] = [];

before(async () => {
  shop = await startTestShop();
  for (const number of [1, 2, 3]) {
    placed.push(await placeCashOrder(shop, { "personalInfo[lastName]": `Customer ${number}%` }));
  }
});
after(() => shop[Symbol.asyncDispose]());

async function list(query: string) {
  const response = await shop.askAsOwner(`/api/v1/orders?${query}`);
  assert.equal(response.status, 200, query);
  return staffOrderListSchema.parse(await response.json()).data;
}

const names = (orders: Order[]) => orders.map(({ customerFullName }) => customerFullName);

test("orders are listed with the newest first, in pages", async () => {
  const first = await list("page=1&limit=2");
  assert.deepEqual(names(first.data), ["Example Customer 3%", "Example Customer 2%"]);
  assert.deepEqual(first.pagination, {
    currentPage: 1,
    totalPages: 2,
    totalItems: 3,
    itemsPerPage: 2,
  });
  assert.deepEqual(names((await list("page=2&limit=2")).data), ["Example Customer 1%"]);
  assert.equal((await list("")).data.length, 3);
});

test("orders are found by number, name and address, taken literally, and sorted", async () => {
  assert.deepEqual(names((await list(`search=${placed[1]!.orderNumber}`)).data), [
    "Example Customer 2%",
  ]);
  assert.deepEqual(names((await list("search=customer%201%25")).data), ["Example Customer 1%"]);
  assert.equal((await list("search=customer%40EXAMPLE.com")).pagination.totalItems, 3);
  assert.equal((await list("search=%25%25")).pagination.totalItems, 0);
  assert.deepEqual(names((await list("sort=customer&limit=1")).data), ["Example Customer 1%"]);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" }).format(new Date());
  assert.equal((await list(`from=${today}&to=${today}`)).pagination.totalItems, 3);
  assert.equal((await list("to=2020-01-01")).pagination.totalItems, 0);
  assert.equal((await list("status=shipped")).pagination.totalItems, 0);
  assert.equal((await list("paymentMethod=cash")).pagination.totalItems, 3);
});

test("an invalid filter is a 400 that names the valid values", async () => {
  for (const query of [
    "status=lost",
    "sort=price",
    "from=yesterday",
    "country=x",
    "paymentMethod=shells",
  ]) {
    const response = await shop.askAsOwner(`/api/v1/orders?${query}`);
    assert.equal(response.status, 400, query);
  }
});

test("staff set any status, by JSON or by form, and the history records every change", async () => {
  const [order] = placed;
  const path = `/api/v1/orders/${order!._id}`;
  const form = new FormData();
  form.append("status", "delivered");
  for (const [init, status] of [
    [asJson("PATCH", { status: "shipped" }), "shipped"],
    [{ method: "PATCH", body: form }, "delivered"],
    [asJson("PATCH", { status: "pending" }), "pending"],
    [asJson("PATCH", { status: "pending" }), "pending"],
  ] as const) {
    const response = await shop.askAsOwner(path, init);
    assert.equal(orderAnswerSchema.parse(await response.json()).data.data.status, status);
  }
  const { rows } = await shop.database.pool.query(
    "select changes->'status' as status, user_id from history_entries where entity_id = $1 order by at",
    [order!._id],
  );
  assert.deepEqual(
    rows.map(({ status }) => status),
    [
      { from: "pending", to: "shipped" },
      { from: "shipped", to: "delivered" },
      { from: "delivered", to: "pending" },
    ],
  );
  assert.ok(rows.every(({ user_id }) => /^[0-9a-f]{24}$/.test(user_id)));
});

test("an invalid status is rejected and changes nothing", async () => {
  const path = `/api/v1/orders/${placed[1]!._id}`;
  for (const body of [{}, { status: "completed" }, { status: 3 }, { status: null }, []]) {
    assert.equal(
      (await shop.askAsOwner(path, asJson("PATCH", body))).status,
      400,
      JSON.stringify(body),
    );
  }
  const order = orderAnswerSchema.parse(await (await shop.askAsOwner(path)).json()).data.data;
  assert.equal(order.status, "pending");
});

test("a deleted order is shown nowhere, remains in the database, and can't be deleted again", async () => {
  const path = `/api/v1/orders/${placed[2]!._id}`;
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  for (const method of ["GET", "DELETE"])
    assert.equal((await shop.askAsOwner(path, { method })).status, 404);
  assert.equal((await shop.askAsOwner(path, asJson("PATCH", { status: "shipped" }))).status, 404);
  assert.ok(!names((await list("")).data).includes("Example Customer 3%"));
  const { rowCount } = await shop.database.pool.query("select 1 from orders where id = $1", [
    placed[2]!._id,
  ]);
  assert.equal(rowCount, 1);
});

test("an order keeps its data when the catalogue changes", async () => {
  const path = `/api/v1/orders/${placed[0]!._id}`;
  const before = orderAnswerSchema.parse(await (await shop.askAsOwner(path)).json()).data.data;
  await shop.database.pool.query("update products set title = 'Else', price_fils = 1");
  await shop.database.pool.query("update cities set name = 'Else', delivery_fee_fils = 99000");
  const after = orderAnswerSchema.parse(await (await shop.askAsOwner(path)).json()).data.data;
  assert.deepEqual(after, { ...before, updatedAt: after.updatedAt });
});
