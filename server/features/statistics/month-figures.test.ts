import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { mergeCounts } from "#server/platform/database/lists/merge-counts.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";

import { monthFigureStore } from "./month-figures.store.ts";

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await seedOrders(shop.database.pool, 3_000);
});
after(() => shop[Symbol.asyncDispose]());

const run = (text: string) => shop.database.pool.query(text);
/** Of different months, and different ones for each number. */
const some = (nth: number) =>
  `(select id from orders where hashtext(id) % 20 = ${nth} or hashtext(id) % 20 = -${nth})`;

/** What is counted and what the records are, where the two differ. */
async function differing() {
  const figures = (of: string) =>
    `select month, kind, key, name, sum(n) as n, sum(fils) as fils from ${of} group by 1, 2, 3, 4
       having sum(n) <> 0 or sum(fils) <> 0`;
  const [kept, real] = [figures("month_figures"), figures("recounted_month_figures()")];
  const { rows } = await run(`(${kept} except ${real}) union all (${real} except ${kept}) limit 5`);
  return rows;
}

const refund = (where: string) => `insert into refunds
  (id, order_id, amount_fils, method, reason, user_id, user_name)
  select left(md5(id), 24), id, 1500, 'cash', 'Example', 'user', 'Name' from orders where id in ${where}
  on conflict do nothing`;

/** What becomes of orders, by whatever part of the shop. */
const CHANGES = [
  `update orders set status = 'cancelled' where id in ${some(1)}`,
  `update orders set status = 'pending' where id in ${some(1)}`,
  `update orders set status = 'shipped' where id in ${some(2)}`,
  `update orders set status = 'cancelled' where id in ${some(2)}`,
  `update orders set status = 'delivered' where id in ${some(2)}`,
  `update orders set status = 'cancelled' where id in ${some(2)}`,
  refund(some(2)),
  `update refunds set amount_fils = 1200 where order_id in ${some(2)}`,
  `update orders set paid_fils = paid_fils + 100 where id in ${some(2)}`,
  `delete from refunds where order_id in (select id from orders where id in ${some(2)} limit 20)`,
  `update orders set city_id = 'elsewhere', city_name = 'Elsewhere', total_fils = total_fils + 500,
     color = 'White', further_cards = '[{"color": "copper", "colorName": "Copper"}]' where id in ${some(3)}`,
  `delete from order_addons where order_id in ${some(4)}`,
  `insert into order_addons select id, 5, 'addon', 'Another', 'text', 700, '' from orders where id in ${some(5)}`,
  `update order_addons set price_fils = 900 where addon_id = 'addon'`,
  refund(some(5)),
  refund(some(6)),
  `update refunds set amount_fils = 2000 where order_id in ${some(6)}`,
  `update orders set deleted_at = now() where id in ${some(5)} or id in ${some(2)}`,
  `update orders set status = 'cancelled' where id in ${some(5)}`,
  `update orders set deleted_at = null where id in ${some(5)}`,
  `delete from refunds where order_id in ${some(6)}`,
  `delete from orders where id in ${some(5)} or id in ${some(7)}`,
];

test("the figures are those of the orders, whatever becomes of them", async () => {
  assert.deepEqual(await differing(), []);
  for (const change of CHANGES) {
    await run(change);
    assert.deepEqual(await differing(), [], change);
  }
  await mergeCounts(shop.database);
  assert.deepEqual(await differing(), []);
  const { rows } = await run(
    "select 1 from month_figures group by month, kind, key, name having count(*) > 1",
  );
  assert.equal(rows.length, 0);
});

test("changes at the same moment, while rows are combined, are all counted", async () => {
  const ids = (await run("select id from orders order by id limit 12")).rows.map(({ id }) => id);
  // As the shop does, which locks an order before it changes what belongs to it.
  const locked = (id: string, text: string) =>
    run(`begin; select from orders where id = '${id}' for update; ${text}; commit`);
  await Promise.all(
    ids.flatMap((id) => [
      run(`update orders set status = 'cancelled' where id = '${id}'`),
      run(`update orders set total_fils = total_fils + 1 where id = '${id}'`),
      locked(id, `delete from order_addons where order_id = '${id}'`),
      run(`update orders set deleted_at = now() where id = '${id}'`),
      locked(id, refund(`('${id}')`)),
      mergeCounts(shop.database),
    ]),
  );
  assert.deepEqual(await differing(), []);
});

test("an order keeps when it left and arrived until that is taken back, and a mistake leaves nothing", async () => {
  const { rows } = await run("select id from orders where status = 'pending' limit 1");
  const times = async (status: string) => {
    await run(`update orders set status = '${status}' where id = '${rows[0].id}'`);
    const found = await run(
      `select shipped_at is not null as shipped, delivered_at is not null as delivered,
         refused_at is not null as refused from orders where id = '${rows[0].id}'`,
    );
    return Object.keys(found.rows[0]).filter((each) => found.rows[0][each]);
  };
  assert.deepEqual(await times("delivered"), ["shipped", "delivered"]);
  assert.deepEqual(await times("shipped"), ["shipped"]);
  assert.deepEqual(await times("cancelled"), ["shipped", "refused"]);
  assert.deepEqual(await times("shipped"), ["shipped"]);
  assert.deepEqual(await times("processing"), []);
  assert.deepEqual(await times("cancelled"), []);
  assert.deepEqual(await times("delivered"), ["shipped", "delivered"]);
  // Made again: it has left and arrived all the same.
  await run(
    `insert into cards (id, code, order_id, position, name_on_card, job_title, organization, color,
       color_name, include_printed_logo, company_logo, addons, remade_at)
     values ('card', '0123456789', '${rows[0].id}', 0, '', '', '', '', '', false, '', '[]', now())`,
  );
  assert.deepEqual(await times("processing"), ["shipped", "delivered"]);
});

test("no order is read for the figures, and years come out of an index alone", async () => {
  await mergeCounts(shop.database);
  await run("vacuum analyze month_figures");
  const watched = watchPlans(shop.database.pool);
  const store = monthFigureStore(watched.db);
  const read = async () => {
    const years = { from: "2022-01", to: "2026-12" };
    await Promise.all([store.totals(years), store.arrivals(years), store.groups(years)]);
  };
  await read();
  assert.deepEqual(await watched.plans("orders"), []);
});
