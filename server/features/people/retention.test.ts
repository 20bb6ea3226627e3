import assert from "node:assert/strict";
import { test } from "node:test";

import type { Database } from "#server/platform/database/connect.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";
import { binListSchema } from "#shared/bin/bin.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { retentionAnswerSchema, type RetentionKind } from "#shared/people/retention.ts";

import { removeExpired } from "./remove-expired.ts";

const shop = shopForTests();
const call = (path: string, init?: RequestInit) => shop.askAsOwner(`/api/v1${path}`, init);
const PATH = "/retention";
const change = (body: object) => call(PATH, asJson("PATCH", body));

const rules = async () => answered(call(PATH), retentionAnswerSchema);
const ruleOf = async (kind: RetentionKind) => (await rules()).find((rule) => rule.kind === kind)!;
const run = (portion?: number, database: Database = shop.database) =>
  removeExpired(database, openFileStore(shop.config.files), portion);

/** Makes records as old as that; of all tables that this test fills. */
async function age(
  table: "orders" | "messages" | "bulk_orders" | "rosters",
  id: string,
  days: number,
) {
  await shop.database.pool.query(
    `update ${table} set created_at = now() - $2 * interval '1 day',
       updated_at = now() - $2 * interval '1 day' where id = $1`,
    [id, days],
  );
}

async function placed(place: string) {
  const body = multipart(
    {
      ...ORDER_ABROAD,
      "deliveryInfo[addressLine1]": place,
      "cardDesign[includePrintedLogo]": "true",
      paymentMethod: "online",
    },
    [
      { field: "despositeTransactionImg", name: "a.jpg", bytes: await photoWithPlace() },
      { field: "companyLogo", name: "b.jpg", bytes: await photoWithPlace("#226644") },
    ],
  );
  const order = await answered(
    shop.ask("/api/v1/orders", { method: "POST", body }),
    orderAnswerSchema,
    201,
  );
  await shop.database.pool.query("update orders set status = 'delivered' where id = $1", [
    order._id,
  ]);
  const links = [order.despositeTransactionImg, order.cardDesign.companyLogo];
  return { id: order._id, links };
}
const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await shop.ask(path)).status));

async function made(path: string, body: object): Promise<string> {
  const response = await shop.ask(`/api/v1${path}`, asJson("POST", body));
  assert.equal(response.status, 201);
  return ((await response.json()) as { data: { data: { _id: string } } }).data.data._id;
}
const exists = async (table: string, id: string) =>
  (await shop.database.pool.query(`select from ${table} where id = $1`, [id])).rows.length === 1;

test("the owner sees each rule and changes it within its limits, which the history records", async () => {
  assert.equal((await ruleOf("receipts")).days, 4 * 365 + 1);
  const before = await rules();
  assert.ok(before.every(({ days, defaultDays }) => days === defaultDays));
  const changed = await answered(change({ messages: 400 }), retentionAnswerSchema);
  assert.deepEqual(
    changed.filter(({ days, defaultDays }) => days !== defaultDays).map(({ kind }) => kind),
    ["messages"],
  );
  for (const body of [
    { messages: 29 },
    { messages: 100_000 },
    { messages: 30.5 },
    { messages: "400" },
    { messages: null },
    { deletedOrders: 31 },
    { deletedOrders: 0 },
  ]) {
    await refused(change(body), 400);
  }
  assert.equal((await ruleOf("messages")).days, 400);
  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity_id = 'retention'",
  );
  assert.deepEqual(rows, [{ changes: { messages: { from: 365, to: 400 } } }]);
});

test("receipts and pictures of orders go after their days, the order stays", async () => {
  const [old, middle, young] = [
    await placed("Old 1"),
    await placed("Middle 2"),
    await placed("Young 3"),
  ];
  await age("orders", old.id, 5 * 365);
  await age("orders", middle.id, 3 * 365);
  await run();
  assert.deepEqual(await statuses(old.links), [404, 404]);
  assert.deepEqual(await statuses(middle.links), [200, 404]);
  assert.deepEqual(await statuses(young.links), [200, 200]);
  assert.equal((await call(`/orders/${old.id}`)).status, 200);
  const { removed, lastRemoved, lastRunAt } = await ruleOf("receipts");
  assert.deepEqual([removed, lastRemoved], [1, 1]);
  assert.ok(lastRunAt);

  await run();
  const again = await ruleOf("receipts");
  assert.deepEqual([again.removed, again.lastRemoved], [1, 0], "nothing is left to remove");
});

test("an order loses its customer after ten years, and stays with its amounts", async () => {
  const { id, links } = await placed("Ancient 7");
  await age("orders", id, 3660);
  await run();
  assert.deepEqual(await statuses(links), [404, 404]);
  const order = await answered(call(`/orders/${id}`), staffOrderAnswerSchema);
  assert.deepEqual([order.personalInfo.email, order.deliveryInfo.addressLine1], ["", ""]);
  assert.ok(order.total > 0);
});

test("an order under way keeps its pictures, however old it is", async () => {
  const { id, links } = await placed("Waiting 4");
  await shop.database.pool.query("update orders set status = 'processing' where id = $1", [id]);
  await age("orders", id, 9 * 365);
  await run();
  assert.deepEqual(await statuses(links), [200, 200]);
});

test("old messages and requests for quotes go, in as many portions as it takes", async () => {
  const ids = [];
  for (const subject of ["Question 1", "Question 2", "Question 3"])
    ids.push(await made("/contact", { ...MESSAGE, subject }));
  const [first = "", second = "", young = ""] = ids;
  const request = await made("/custom-orders", BULK_REQUEST);
  for (const id of [first, second]) await age("messages", id, 401);
  await age("bulk_orders", request, 5 * 365);
  const removed = await run(1);
  assert.deepEqual([removed["messages"], removed["quotes"]], [2, 1]);
  assert.deepEqual(
    [
      await exists("messages", first),
      await exists("messages", second),
      await exists("messages", young),
    ],
    [false, false, true],
  );
  assert.equal(await exists("bulk_orders", request), false);
});

test("a deleted order goes with its files after its days, before which the bin restores it", async () => {
  await change({ deletedOrders: 7 });
  const [old, young] = [await placed("Deleted 5"), await placed("Deleted 6")];
  for (const { id } of [old, young]) await call(`/orders/${id}`, { method: "DELETE" });
  await shop.database.pool.query(
    "update orders set deleted_at = now() - interval '8 days' where id = $1",
    [old.id],
  );
  const bin = await answered(call("/bin?entity=order"), binListSchema);
  const kept = bin.map(
    ({ deletedAt, restorableUntil }) => Date.parse(restorableUntil) - Date.parse(deletedAt),
  );
  assert.deepEqual(kept, [7 * 86_400_000, 7 * 86_400_000]);
  await run();
  assert.deepEqual(
    [await exists("orders", old.id), await exists("orders", young.id)],
    [false, true],
  );
  assert.equal((await call(`/bin/order/${young.id}/restore`, { method: "POST" })).status, 200);
  assert.deepEqual(await statuses(young.links), [200, 200]);
  const store = openFileStore(shop.config.files);
  for (const link of old.links) {
    assert.equal(await store.size(/private\/[^?]+/.exec(link)![0]), undefined);
  }
});

test("a list of people goes when nobody has touched it for its days, and not while somebody's card is under way", async () => {
  const { order } = await acceptQuote(shop, { count: 1 });
  const { pool } = shop.database;
  const found = await pool.query<{ id: string }>(
    "select company_id as id from orders where id = $1",
    [order],
  );
  const company = found.rows[0]!.id;
  const list = async (lastName: string) => {
    const people = [{ firstName: "Example", lastName, nameOnCard: "Example", position: "Driver" }];
    const sent = await call("/rosters", asJson("POST", { company, people }));
    assert.equal(sent.status, 201);
    return ((await sent.json()) as { data: { data: { _id: string } } }).data.data._id;
  };
  const [ordered, untouched, young] = [await list("One"), await list("Two"), await list("Three")];
  assert.equal((await call(`/rosters/${ordered}/order`, asJson("POST", {}))).status, 200);
  for (const id of [ordered, untouched]) await age("rosters", id, 731);
  await run();
  const left = () => Promise.all([ordered, untouched, young].map((id) => exists("rosters", id)));
  assert.deepEqual(await left(), [true, false, true]);
  await pool.query("update orders set status = 'delivered' where id = $1", [order]);
  await run();
  assert.deepEqual(await left(), [false, false, true]);
  const { rows } = await pool.query("select name_on_card as name from cards where order_id = $1", [
    order,
  ]);
  assert.deepEqual(rows, [{ name: "Example" }], "the card stays as it is");
});

test("counts of taps go after their days", async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: string }>("select id from cards limit 1");
  await pool.query(
    "insert into card_taps (card_id, day, count) values ($1, current_date - 1200, 3), ($1, current_date, 2)",
    [rows[0]!.id],
  );
  await run();
  const left = await pool.query("select count from card_taps where card_id = $1", [rows[0]!.id]);
  assert.deepEqual(left.rows, [{ count: 2 }]);
});

test("a run that ends in the middle has counted what is gone, and the next one goes on", async () => {
  const ids = [];
  for (const subject of ["Question 4", "Question 5", "Question 6", "Question 7"])
    ids.push(await made("/contact", { ...MESSAGE, subject }));
  for (const id of ids) await age("messages", id, 500);
  const before = (await ruleOf("messages")).removed;
  let transactions = 0;
  // Orders, receipts and pictures take one each, so that messages are cut off after the second.
  const ending: Database = {
    ...shop.database,
    transaction(work) {
      transactions += 1;
      if (transactions > 5) throw new Error("The process ends here.");
      return shop.database.transaction(work);
    },
  };
  await assert.rejects(run(1, ending));
  assert.equal((await ruleOf("messages")).removed, before + 2);
  await run(1);
  assert.equal((await ruleOf("messages")).removed, before + 4);
  for (const id of ids) assert.equal(await exists("messages", id), false);
});
