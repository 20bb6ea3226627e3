// Runs with --all: it fills tables with masses of rows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";
import { overdueBefore } from "#shared/delivery/arrival.ts";

import { boardStore } from "./board.store.ts";

/** So many rows that the planner prefers the indexes to reading them all. */
const COUNT = 20_000;

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await seedOrders(shop.database.pool, COUNT);
  await shop.database.pool.query(
    `insert into cards (
      id, code, order_id, position, state, name_on_card, job_title, organization, color,
      color_name, include_printed_logo, company_logo, addons
    )
    select id, translate(lpad(row_number() over ()::text, 10, '0'), '0123456789', 'abcdefghjk'),
      id, 0, case when status = 'pending' then 'waiting' else 'packed' end, name_on_card, position,
      organization, color, color_name, include_printed_logo, company_logo, '[]'
    from orders`,
  );
  await shop.database.pool.query("vacuum (analyze) orders");
  await shop.database.pool.query("vacuum (analyze) cards");
});
after(() => shop[Symbol.asyncDispose]());

test("the board reads what is in hand and the latest that were delivered, each by an index", async () => {
  const watched = watchPlans(shop.database.pool);
  const columns = await boardStore(watched.db).columns(20, overdueBefore(new Map()), undefined);
  const count = Object.fromEntries(columns.map(({ column, count: n }) => [column, n]));
  assert.ok(count["delivered"]! > COUNT / 2);
  assert.ok(count["packed"]! > 20 && count["shipped"]! > 20);
  for (const { orders } of columns) assert.ok(orders.length <= 20);
  for (const way of await watched.plans("orders")) {
    assert.match(way, /using orders_by_(status|date)|^Bitmap Heap Scan$/, way);
  }
});

test("the cards of an order on the board are found by an index", async () => {
  const watched = watchPlans(shop.database.pool);
  await boardStore(watched.db).columns(20, overdueBefore(new Map()), "new");
  const ways = await watched.plans("cards");
  assert.ok(ways.length > 0);
  for (const way of ways)
    assert.match(way, /Index (Only )?Scan using cards_order_position|^Bitmap/);
});
