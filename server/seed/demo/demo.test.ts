import assert from "node:assert/strict";
import { test } from "node:test";

import { quoteStore } from "#server/features/quotes/quote.store.ts";
import { ACCEPTANCE } from "#server/testing/acceptance.ts";
import { answerQuote } from "#server/testing/accepted-quotes.ts";
import { answered } from "#server/testing/answers.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { storedNotifications } from "#server/testing/stored-notifications.ts";
import { STAFF_CARD_CALLS } from "#shared/companies/company-card-calls.ts";
import { getCompanyDesign } from "#shared/companies/company-design.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import { listOpenQuotes } from "#shared/quotes/open-quotes.ts";
import { rosterAnswerSchema } from "#shared/rosters/roster-calls.ts";

import { addDemo, removeDemo } from "./demo.ts";

/** The records of `npm run demo`. */

const COUNTS = { orders: 50, companies: 4, bulkOrders: 12, messages: 12, subscribers: 30 };

const shop = shopForTests();

interface Row {
  _id: string;
  name: string;
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
    companies: await count("/companies"),
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

  await orderForDemoCompany();

  await removeDemo(shop.database);
  assert.deepEqual(await seen(), before);
  assert.equal((await read("/orders")).data[0]!._id, own._id);
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from history_entries where entity_id not in (select id from orders))
          + (select count(*) from order_numbers where order_id <> $1)
          + (select count(*) from quotes) + (select count(*) from rosters)
          + (select count(*) from cards where order_id <> $1)
          + (select coalesce(sum(n), 0) - 1 from order_sales) as left`,
    [own._id],
  );
  assert.equal(Number(rows[0].left), 0);
});

/** A company of the demo accepts the quote that it was sent. */
async function orderForDemoCompany() {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "select id from quotes where answer is null limit 1",
  );
  const token = await quoteStore(shop.database.db).newToken(rows[0]!.id);
  assert.equal((await answerQuote(shop, token, ACCEPTANCE)).status, 200);
}

test("companies of the demo are at each step: with a quote, with a list, with cards in use", async () => {
  await addDemo(shop.database, shop.config);
  const staff = (path: string) => shop.askAsOwner(`/api/v1${path}`);
  const open = await answered(staff("/open-quotes"), listOpenQuotes.answers[200].schema);
  assert.deepEqual(
    open.map(({ count, remindedAt }) => [count, remindedAt !== null]),
    [
      [60, true],
      [120, false],
    ],
  );
  const { data: companies } = await read("/companies");
  const pathOf = (name: string) =>
    `/companies/${companies.find((each) => each.name === name)!._id}`;

  const engineering = pathOf("Example Engineering");
  const made = await answered(
    staff(`${engineering}/records`),
    getCompanyRecords.answers[200].schema,
  );
  assert.deepEqual(
    made.orders.map(({ count, named }) => [count, named]),
    [[30, 15]],
  );
  const list = await answered(staff(`/rosters/${made.rosters[0]!.id}`), rosterAnswerSchema);
  assert.deepEqual([list.rows.length, list.waitingCards], [30, 15]);
  assert.deepEqual(
    list.problems.map(({ n, field }) => [n, field]),
    [[30, "phone"]],
  );
  const design = await answered(
    staff(`${engineering}/design`),
    getCompanyDesign.answers[200].schema,
  );
  assert.deepEqual([design.printed, design.openCards], [["position"], 30]);
  assert.equal((await shop.ask(design.logo)).headers.get("content-type"), "image/webp");

  const inUse = await answered(
    staff(`${pathOf("مجموعة مثال الطبية")}/cards?limit=100`),
    STAFF_CARD_CALLS.list.answers[200].schema,
  );
  assert.deepEqual(
    [inUse.cards.length, inUse.cards.filter(({ state }) => state === "off").length],
    [12, 1],
  );
  assert.ok(inUse.cards.some(({ holder }) => holder.lastName === "Successor"));
  // This week may have begun today.
  assert.ok(inUse.taps.slice(-2).some(({ count }) => count > 0));
  await removeDemo(shop.database);
});

test("a subscriber of the shop stays when the demo has the same address", async () => {
  const subscribe = asJson("POST", { email: "reader1@example.com" });
  assert.equal((await shop.ask("/api/v1/subscribers/subscribe", subscribe)).status, 201);
  assert.equal((await addDemo(shop.database, shop.config)).subscribers, COUNTS.subscribers - 1);
  assert.equal((await removeDemo(shop.database)).subscribers, COUNTS.subscribers - 1);
  assert.equal((await seen()).subscribers, 1);
});
