import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { mergeCounts } from "#server/platform/database/lists/merge-counts.ts";
import { answered } from "#server/testing/answers.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { salesAnswerSchema, type Sales } from "#shared/statistics/sales.ts";

import { salesStore } from "./sales.store.ts";

const COUNT = 5_000;

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await seedOrders(shop.database.pool, COUNT);
});
after(() => shop[Symbol.asyncDispose]());

async function salesOf(days: number): Promise<Sales> {
  return answered(shop.askAsOwner(`/api/v1/home/sales?days=${days}`), salesAnswerSchema);
}

const ofAll = (rows: { orders: number }[]) => rows.reduce((sum, { orders }) => sum + orders, 0);

/** The same figures, counted from the orders themselves. */
async function counted(days: number) {
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as every,
       count(*) filter (where status <> 'cancelled')::int as sold,
       coalesce(sum(total_fils) filter (where status <> 'cancelled'), 0)::int as fils
     from orders where deleted_at is null
       and (created_at at time zone 'Asia/Amman')::date
         > (now() at time zone 'Asia/Amman')::date - $1::int`,
    [days],
  );
  return rows[0] as { every: number; sold: number; fils: number };
}

async function expectTrue(): Promise<void> {
  for (const days of [7, 30, 90, 365]) {
    const sales = await salesOf(days);
    const { every, sold, fils } = await counted(days);
    assert.deepEqual([sales.days.length, sales.earlier.length], [days, days]);
    assert.equal(ofAll(sales.days), sold);
    assert.equal(ofAll(sales.days) + ofAll(sales.earlier), (await counted(2 * days)).sold);
    assert.equal(ofAll(sales.byStatus), every);
    assert.equal(ofAll(sales.byColor), sold);
    const revenue = sales.days.reduce((sum, day) => sum + day.revenue, 0);
    assert.equal(Math.round(revenue * 1000), fils);
    assert.ok(sales.byCity.length <= 10 && sales.byCity[0]!.orders >= sales.byCity.at(-1)!.orders);
  }
}

test("orders and revenue of each day are those of the orders, whatever becomes of them", async () => {
  await expectTrue();
  const { pool } = shop.database;
  const some = "select id from orders order by created_at desc limit 40";
  await pool.query(`update orders set status = 'cancelled' where id in (${some})`);
  await expectTrue();
  await pool.query(
    `update orders set total_fils = total_fils + 1500 where id in (${some} offset 60)`,
  );
  await pool.query(`update orders set deleted_at = now() where id in (${some} offset 120)`);
  await pool.query(`delete from orders where id in (${some} offset 200)`);
  await expectTrue();

  await mergeCounts(shop.database);
  await expectTrue();
  const { rows } = await pool.query(
    "select 1 from order_sales group by day, status, city_id, city_name, color, color_name having count(*) > 1",
  );
  assert.equal(rows.length, 0);
});

test("a city is called as it is now, in both languages", async () => {
  const { byCity } = await salesOf(365);
  assert.equal(byCity.find(({ city }) => city === "Amman")!.cityAr, "عمّان");
});

test("no order is read for the figures, and a year comes out of an index alone", async () => {
  await shop.database.pool.query("vacuum analyze order_sales");
  const watched = watchPlans(shop.database.pool);
  await salesStore(watched.db).read(7);
  assert.deepEqual(await watched.plans("orders"), []);
  await salesStore(watched.db).read(7);
  assert.deepEqual(await watched.plans("order_sales"), [
    "Index Only Scan using order_sales_by_day",
  ]);
});

test("other periods are refused", async () => {
  for (const query of ["?days=8", "?days=100000", "?days=", ""]) {
    const response = await shop.askAsOwner(`/api/v1/home/sales${query}`);
    assert.equal(response.status, 400, query);
    errorSchema.parse(await response.json());
  }
});
