// Runs with --all: it fills tables with masses of rows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { statisticsStore } from "#server/features/statistics/statistics.store.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";
import { ORDER_SORTS, type OrderQuery } from "#shared/orders/order-query.ts";

import { orderBulkStore } from "./order-bulk.store.ts";
import { countOrders } from "./order-counts.store.ts";
import { ordersWithReceipt } from "./order-record.store.ts";
import { orderStore, type OrderRow } from "./order.store.ts";

/** So many rows that the planner prefers the indexes to reading them all. */
const COUNT = 20_000;

let shop: TestShop;
let watched: ReturnType<typeof watchPlans>;
let store: ReturnType<typeof orderStore>;
let some: OrderRow;

before(async () => {
  shop = await startTestShop();
  await seedOrders(shop.database.pool, COUNT);
  watched = watchPlans(shop.database.pool);
  store = orderStore(watched.db);
  const { rows } = await store.list({}, { limit: 1, offset: COUNT / 2 });
  some = rows[0]!;
  await watched.plans("orders");
});
after(() => shop[Symbol.asyncDispose]());

/** The plans of the queries for one page of orders. */
async function plans(query: OrderQuery, offset = 0): Promise<string[]> {
  await store.list(query, { limit: 10, offset });
  return watched.plans("orders");
}

/** How the rows of a page are read once their ids are known. */
const ROWS = "Index Scan using orders_pkey";

const INDEXES = {
  createdAt: "orders_by_date",
  total: "orders_by_total",
  status: "orders_by_status",
  customer: "orders_by_customer",
};

test("a page comes from an index of its order alone, whatever its position", async () => {
  for (const sort of ORDER_SORTS) {
    for (const offset of [0, COUNT / 2, COUNT - 10]) {
      for (const direction of ["", "-"] as const) {
        const asked = `${direction}${sort}` as const;
        assert.deepEqual(
          await plans({ sort: asked }, offset),
          [`Index Only Scan using ${INDEXES[sort]}`, ROWS],
          `${asked} from ${offset}`,
        );
      }
    }
  }
});

test("filtered orders come from one of these indexes too, in every order", async () => {
  const day = some.createdAt.toISOString().slice(0, 10);
  const filters: OrderQuery[] = [
    { status: "pending" },
    { status: "delivered" },
    { paymentMethod: "online" },
    { toCheck: false, paymentMethod: "online" },
    { country: some.countryId },
    { city: some.cityId, status: "delivered" },
    { from: day, to: day },
    { from: day, status: "cancelled", paymentMethod: "cash" },
  ];
  const ALONE = /^Index Only Scan using orders_by_/;
  const SORTED = /^Index (Only )?Scan using orders_by_/;
  for (const filter of filters) {
    for (const sort of ORDER_SORTS) {
      const [ids, rows] = await plans({ ...filter, sort: `-${sort}` });
      // The few orders of one day are all read, and then sorted.
      assert.match(ids!, filter.to ? SORTED : ALONE, JSON.stringify([filter, sort]));
      assert.equal(rows, ROWS);
    }
  }
});

test("few hits are found by the index of the search text", async () => {
  const SEARCHED = "Bitmap Index Scan using orders_search";
  for (const search of [
    some.id.slice(-8),
    some.email,
    `${some.firstName} ${some.lastName}`,
    "زيتون أرز",
    some.phoneNumbers[0]!,
    some.organization,
    "nobody is called so",
    "пример",
    "zq",
    "100%",
  ]) {
    for (const filter of [{}, { status: "delivered" }, { sort: "total" }] as const) {
      const asked = await plans({ ...filter, search });
      assert.ok(asked.includes(SEARCHED), `${search}: ${String(asked)}`);
      assert.ok(!asked.includes("Seq Scan"), `${search}: ${String(asked)}`);
    }
  }
});

test("a search for punctuation only finds nothing, without reading the table", async () => {
  for (const search of ["@", "-/-", "%%%%"]) {
    const { total } = await store.list({ search }, { limit: 10, offset: 0 });
    assert.equal(total, 0);
    assert.ok(!(await watched.plans("orders")).includes("Seq Scan"), search);
  }
});

test("a city is found in the counts, its first orders by their order, and others by its own index", async () => {
  for (const query of [{ sort: "customer" }, { status: "delivered", sort: "-total" }] as const) {
    for (const [offset, index] of [
      [0, `orders_by_${query.sort.replace("-", "")}_filtered`],
      [3_000, "orders_by_city"],
    ] as const) {
      const asked = await plans({ search: "amman", ...query }, offset);
      assert.ok(asked.includes(`Index Only Scan using ${index}`), `${offset}: ${String(asked)}`);
      assert.ok(!asked.includes("Seq Scan"), String(asked));
    }
  }
});

test("a colour or a country, in either language, is found without reading every order", async () => {
  for (const [search, offset, index] of [
    ["أسود", 0, "orders_by_total_filtered"],
    ["black", 3_000, "orders_by_"],
    ["copper", 40, "orders_by_color"],
    ["الأردن", 0, "orders_by_total_filtered"],
    ["jordan", 3_000, "orders_by_"],
  ] as const) {
    const asked = await plans({ search, status: "delivered", sort: "total" }, offset);
    assert.ok(
      asked.some((way) => way.includes(` using ${index}`)),
      `${search}: ${String(asked)}`,
    );
    assert.ok(!asked.includes("Seq Scan"), `${search}: ${String(asked)}`);
  }
});

test("the few receipts to check have an index of their own", async () => {
  await shop.database.pool.query(
    `update orders set payment_state = 'accepted' where payment_state = 'receipt_to_check'
       and id <> (select min(id) from orders where payment_state = 'receipt_to_check')`,
  );
  await shop.database.pool.query("vacuum (analyze) orders");
  for (const sort of ["createdAt", "-createdAt"] as const) {
    const [ids] = await plans({ toCheck: true, sort });
    assert.match(ids!, /^Index (Only )?Scan using orders_to_check/);
  }
});

test("the next orders of many that get a status, and those with one receipt, come by an index", async () => {
  const bulk = orderBulkStore(watched.db);
  for (const query of [
    {},
    { status: "delivered" },
    { city: some.cityId, toCheck: false },
  ] as const) {
    await bulk.idsBehind(query, some, 100);
    const [way, ...others] = await watched.plans("orders");
    assert.match(way!, /^Index Only Scan using orders_by_/, JSON.stringify(query));
    assert.deepEqual(others, []);
  }
  await ordersWithReceipt(watched.db, { id: some.id, receiptHash: "0".repeat(64) });
  assert.deepEqual(await watched.plans("orders"), ["Index Scan using orders_receipt"]);
});

test("the tabs are counted without reading an order, but for what is searched for", async () => {
  await countOrders(watched.db, { paymentMethod: "cash", from: "2025-01-01" });
  assert.deepEqual(await watched.plans("orders"), []);
  await countOrders(watched.db, { search: some.email });
  const asked = await watched.plans("orders");
  assert.ok(asked.includes("Bitmap Index Scan using orders_search"), String(asked));
  assert.ok(!asked.includes("Seq Scan"), String(asked));
});

test("nothing is read of the orders to count them, by any filter or for the statistics", async () => {
  const nothing = { status: "completed", from: "2030-01-01" } as const;
  assert.deepEqual(await plans(nothing), []);
  assert.equal((await statisticsStore(watched.db, watched.db).forStaff()).orders!.total, COUNT);
  assert.deepEqual(await watched.plans("orders"), []);
});
