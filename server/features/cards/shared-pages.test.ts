import assert from "node:assert/strict";
import { test } from "node:test";

import { fieldsOfPerson } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

const shop = shopForTests();
const run = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, string>[];

const ROUNDS = 10;
const WAITING =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test("orders that share pages are cancelled at the same moment, and both pages go on with the one that stands", async () => {
  const colleague = {
    "cards[0][firstName]": "Second",
    "cards[0][lastName]": "Example",
    "cards[0][nameOnCard]": "Second Example",
    "cards[0][position]": "Sales",
  };
  const place = async (name: string) => {
    const person = { name, email: "shared@example.com", phone: "0790000001" };
    return (await placeCashOrder(shop, { ...fieldsOfPerson(person), ...colleague }))._id;
  };
  // Of several that stand a page goes to the newest: to the other of the two.
  const [standing, one, other] = [await place("Third"), await place("One"), await place("Other")];
  const all = [one, other, standing];
  const pageOf = async (order: string) =>
    (await run("select profile_id from cards where order_id = $1 and person = 0", order))[0]![
      "profile_id"
    ]!;
  // Each of the three has a card for each of two pages, of which the first two orders have one each.
  const pages = [await pageOf(one), await pageOf(other)] as const;
  for (const order of all) {
    for (const [person, page] of pages.entries()) {
      const text = "update cards set profile_id = $3 where order_id = $1 and person = $2";
      await run(text, order, person, page);
    }
  }
  const set = (order: string, status: string) =>
    shop.askAsOwner(`/api/v1/orders/${order}`, asJson("PATCH", { status }));
  for (let round = 0; round < ROUNDS; round++) {
    await set(one, "pending");
    await set(other, "pending");
    await run("update profiles set order_id = $2 where id = $1", pages[0], one);
    await run("update profiles set order_id = $2 where id = $1", pages[1], other);
    // Neither goes on before both have begun.
    const holding = await shop.database.pool.connect();
    await holding.query("begin");
    await holding.query("select from profiles where id = any($1) for update", [pages]);
    const both = Promise.all([set(one, "cancelled"), set(other, "cancelled")]);
    await until(async () => (await run(WAITING)).length >= 2);
    await holding.query("commit");
    holding.release();
    const answers = await both;
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const owners = await run("select order_id from profiles where id = any($1)", pages);
    assert.deepEqual(
      owners.map((row) => row["order_id"]),
      [standing, standing],
    );
  }
});
