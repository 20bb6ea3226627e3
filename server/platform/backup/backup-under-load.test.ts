// Runs with --all: orders come in for long while it is backed up.
import assert from "node:assert/strict";
import { test } from "node:test";

import { orders } from "#server/features/orders/order.table.ts";
import { backupFolder, backUp, emptyShop, filesIn } from "#server/testing/backed-up-shop.ts";
import { placeTransfer } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

/** What must be true of every order at every moment. Each row is an order for which it isn't. */
const BROKEN = {
  "has a number": `select id from orders where id not in (select order_id from order_numbers)`,
  "has a card": `select id from orders where id not in (select order_id from cards)`,
  "has a card that opens a page": `select order_id from cards where profile_id is null or profile_id not in (select id from profiles)`,
  "is confirmed to its customer": `select id from orders where id not in
    (select payload->'about'->>'orderId' from jobs where kind = 'email:order-confirmation')`,
  "has the history of its change": `select id from orders where status = 'processing' and id not in
    (select entity_id from history_entries where entity = 'order')`,
  "was changed as its history says": `select entity_id from history_entries where entity = 'order'
    and entity_id not in (select id from orders where status = 'processing')`,
  "is counted once": `select 'counted' where (select coalesce(sum(n), 0) from order_counts where day = '-infinity')
    <> (select count(*) from orders)`,
  "is found by its receipt": `select id from orders where deposit_receipt not in (select key from files)`,
};

/** Places orders and changes each, until told to end. @returns how many */
async function keepOrdering(shop: TestShop, end: AbortSignal): Promise<number> {
  const order = async (customer: number) => {
    let count = 0;
    for (; !end.aborted; count++) {
      const name = { "personalInfo[firstName]": `Customer ${customer} ${count}` };
      const { _id } = await placeTransfer(shop, name);
      const change = asJson("PATCH", { status: "processing" });
      assert.equal((await shop.askAsOwner(`/api/v1/orders/${_id}`, change)).status, 200);
    }
    return count;
  };
  const counts = await Promise.all([1, 2, 3].map(order));
  return counts.reduce((sum, count) => sum + count);
}

test("a backup that is made while orders come in holds each of them whole or not at all", async () => {
  await using shop = await startTestShop();
  await using folder = await backupFolder();
  const end = new AbortController();
  const ordering = keepOrdering(shop, end.signal);
  const held: number[] = [];
  const paths = [];
  for (let count = 0; count < 4; count++) {
    const before = await shop.database.db.$count(orders);
    await until(async () => (await shop.database.db.$count(orders)) >= before + 5);
    const path = folder.file(`${count}.tar`);
    paths.push(path);
    const { tables, missing } = await backUp(shop, path);
    assert.equal(missing.count, 0);
    held.push(tables.find(({ name }) => name === "orders")!.rows);
  }
  end.abort();
  const all = await ordering;
  assert.ok(held[0]! >= 5 && held[3]! > held[0]! && held[3]! <= all, `${held.join()} of ${all}`);

  for (const path of paths) {
    await using place = await emptyShop();
    await place.restore(path);
    for (const [what, broken] of Object.entries(BROKEN)) {
      const { rows } = await place.database.pool.query(broken);
      assert.deepEqual(rows, [], `every order ${what}`);
    }
    const { rows } = await place.database.pool.query("select deposit_receipt as key from orders");
    const files = await filesIn(place.store);
    for (const { key } of rows) assert.ok(files.get(key)!.length > 0, key);
  }
});
