import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { ORDER_SORTS, type OrderQuery } from "#shared/orders/order-query.ts";

import { orderStore, type OrderRow } from "./order.store.ts";

let shop: TestShop;
let list: ReturnType<typeof orderStore>["list"];

before(async () => {
  shop = await startTestShop();
  await seedOrders(shop.database.pool, 137);
  await shop.database.pool.query(
    // Rows with equal sort keys, so that only the id decides; and some that are deleted.
    `update orders set
       first_name = 'Same', last_name = 'Name', total_fils = 40000, status = 'cancelled',
       created_at = date_trunc('year', created_at),
       deleted_at = case when substr(id, 2, 1) = '0' then now() end
     where substr(id, 1, 1) < '8'`,
  );
  list = orderStore(shop.database.db).list;
});
after(() => shop[Symbol.asyncDispose]());

const SIZE = 10;
const whole = (query: OrderQuery) => list(query, { limit: undefined, offset: 0 });
const page = (query: OrderQuery, number: number) =>
  list(query, { limit: SIZE, offset: (number - 1) * SIZE });
const ids = (rows: OrderRow[]) => rows.map(({ id }) => id);

/** Filters, and the same conditions in SQL. */
const FILTERS: [OrderQuery, string][] = [
  [{}, "true"],
  [{ status: "cancelled" }, "status = 'cancelled'"],
  [
    { paymentMethod: "cash", from: "2025-01-01", to: "2026-06-30" },
    `payment_method = 'cash' and created_at >= '2024-12-31 21:00Z' and created_at < '2026-06-30 21:00Z'`,
  ],
  [{ to: "2026-03-01" }, "created_at < '2026-03-01 21:00Z'"],
  [
    { search: "cedar" },
    "concat_ws(' ', first_name, last_name, email, organization) ilike '%cedar%'",
  ],
  [{ search: "amman", status: "delivered" }, "city_name = 'Amman' and status = 'delivered'"],
  [{ search: "مخبز" }, "organization like '%مخبز%'"],
  [{ status: "completed", from: "2030-01-01" }, "false"],
];

for (const [filter, sql] of FILTERS) {
  test(`pages of ${JSON.stringify(filter)} add up to the list in every order, with the correct total`, async () => {
    const { rows: expected } = await shop.database.pool.query<OrderRow>(
      `select id from orders where deleted_at is null and ${sql} order by id`,
    );
    for (const sort of ORDER_SORTS.flatMap((field) => [field, `-${field}`] as const)) {
      const all = await whole({ ...filter, sort });
      assert.deepEqual(ids(all.rows).toSorted(), ids(expected));
      const pages = [];
      for (let number = 1; number <= Math.ceil(expected.length / SIZE) + 1; number++) {
        const { rows, total } = await page({ ...filter, sort }, number);
        assert.equal(total, expected.length);
        pages.push(...ids(rows));
      }
      assert.deepEqual(pages, ids(all.rows), sort);
    }
  });
}

test("each order sorts by its own key, with the id deciding among equals", async () => {
  const keys = {
    createdAt: ({ createdAt }) => [createdAt.getTime()],
    total: ({ totalFils }) => [totalFils],
    status: ({ status, createdAt }) => [status, createdAt.getTime()],
    customer: ({ firstName, lastName }) => [`${firstName} ${lastName}`.toLowerCase()],
  } satisfies Record<string, (row: OrderRow) => (string | number)[]>;
  for (const sort of ORDER_SORTS) {
    const keysOf = (row: OrderRow) => [...keys[sort](row), row.id];
    const { rows } = await whole({ sort });
    for (const [index, row] of rows.slice(1).entries()) {
      const [before, here] = [keysOf(rows[index]!), keysOf(row)];
      const differing = before.findIndex((key, i) => key !== here[i]);
      assert.ok(
        before[differing]! < here[differing]!,
        `${sort}: ${String(before)} | ${String(here)}`,
      );
    }
    assert.deepEqual(ids((await whole({ sort: `-${sort}` })).rows), ids(rows).toReversed());
  }
});

test("orders come with their addons, in a page and in the whole list", async () => {
  const all = await whole({});
  assert.ok(all.rows.some(({ addons }) => addons.length > 0));
  assert.deepEqual((await page({}, 2)).rows, all.rows.slice(SIZE, 2 * SIZE));
});
