// Runs with --all: it fills tables with masses of rows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type pg from "pg";

import { messageStore } from "#server/features/messages/message.store.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { seedMessages } from "#server/testing/seed-lists.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { MESSAGE_SORTS } from "#shared/messages/message.ts";
import { ORDER_SORTS, type OrderQuery } from "#shared/orders/order-query.ts";

import { sortCounts } from "../sort-counts.table.ts";
import { mergeCounts } from "./merge-counts.ts";

/** So many rows that pages in the middle are found by the counts of what stands before them. */
const COUNT = 20_000;
const SIZE = 10;

let shop: TestShop;
let pool: pg.Pool;

before(async () => {
  shop = await startTestShop();
  pool = shop.database.pool;
  await shop.database.forLongWork(({ pool: patient }) => seed(patient));
});

async function seed(patient: pg.Pool): Promise<void> {
  await seedOrders(patient, COUNT);
  await seedMessages(patient, COUNT);
  // Rows that change, leave, come back, and share their keys; after the counts were made.
  await patient.query(
    `update orders set
       status = case when substr(id, 3, 1) < '4' then 'cancelled' else status end,
       first_name = case substr(id, 4, 1) when '0' then '' when '1' then 'Éa' when '2' then 'Ab-c' else first_name end,
       deleted_at = case when substr(id, 5, 1) = '0' then now() end
     where substr(id, 1, 1) in ('1', '2')`,
  );
  await patient.query(`update orders set deleted_at = null where substr(id, 1, 3) = '111'`);
  await patient.query(`delete from messages where substr(id, 1, 1) = '3'`);
  await patient.query("vacuum (analyze) orders, messages");
}
after(() => shop[Symbol.asyncDispose]());

/** The ids of the page as the database sorts the whole list. */
async function expected(table: string, where: string, order: string, offset: number) {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${table} where deleted_at is null and ${where} order by ${order} limit ${SIZE} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

const ORDER_KEYS = {
  createdAt: ["created_at", "id"],
  total: ["total_fils", "id"],
  status: ["status", "created_at", "id"],
  customer: ["customer_name", "id"],
};
const MESSAGE_KEYS = {
  createdAt: ["created_at", "id"],
  fullName: ["full_name", "id"],
  email: ["email", "id"],
  subject: ["subject", "id"],
  status: ["status", "created_at", "id"],
};
const by = (keys: readonly string[], direction: string) =>
  keys.map((key) => `${key} ${direction}`).join(", ");

test("a page far from both ends is the same as in the whole list, in every order", async () => {
  const { list } = orderStore(shop.database.db);
  const filters: [OrderQuery, string][] = [
    [{}, "true"],
    [{ status: "delivered" }, "status = 'delivered'"],
    [
      { paymentMethod: "cash", from: "2024-03-01" },
      "payment_method = 'cash' and created_at >= timestamp '2024-03-01' at time zone 'Asia/Amman'",
    ],
  ];
  for (const [filter, where] of filters) {
    for (const sort of ORDER_SORTS) {
      for (const [sign, direction] of [
        ["", "asc"],
        ["-", "desc"],
      ] as const) {
        for (const offset of [6_000, 9_990]) {
          const query = { ...filter, sort: `${sign}${sort}` as const };
          const { rows } = await list(query, { limit: SIZE, offset });
          assert.deepEqual(
            rows.map(({ id }) => id),
            await expected("orders", where, by(ORDER_KEYS[sort], direction), offset),
            JSON.stringify([query, offset]),
          );
        }
      }
    }
  }
});

test("the same is true for messages", async () => {
  const { list } = messageStore(shop.database.db);
  for (const sort of MESSAGE_SORTS) {
    for (const [sign, direction] of [
      ["", "asc"],
      ["-", "desc"],
    ] as const) {
      const { rows } = await list({ sort: `${sign}${sort}` }, { limit: SIZE, offset: 12_345 });
      assert.deepEqual(
        rows.map(({ id }) => id),
        await expected("messages", "true", by(MESSAGE_KEYS[sort], direction), 12_345),
        sort,
      );
    }
  }
});

test("a page in the middle is read without what stands before it", async () => {
  const { list } = orderStore(shop.database.db);
  for (const sort of ORDER_SORTS) {
    const read = await rowsRead(() => list({ sort }, { limit: SIZE, offset: COUNT / 2 }));
    assert.ok(read < COUNT / 6, `${sort} reads ${read} entries of its index`);
  }
});

/** How many index entries of the orders this reads. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const sum = async () => {
    await pool.query("select pg_stat_force_next_flush()");
    const { rows } = await pool.query<{ n: number }>(
      "select sum(idx_tup_read)::int as n from pg_stat_user_indexes where relname = 'orders'",
    );
    return rows[0]!.n;
  };
  // Each connection reports what it has done, so all of this has to be done by a single one.
  const before = await sum();
  await work();
  return (await sum()) - before;
}

test("the counts by sort key are true after every change, and merging keeps them", async () => {
  const summed = async () => {
    const { rows } = await pool.query(
      `select list, sort, prefix, status, sum(n)::int as n from sort_counts
       where list in ('orders', 'messages') group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4`,
    );
    return rows;
  };
  const { rows: counted } = await pool.query(
    `select list, sort, prefix, status, count(*)::int as n from (
       select 'orders' as list, deleted_at, status, sort, prefix from orders,
         lateral (values ('total', lpad(total_fils::text, 10, '0')), ('customer', left(customer_name, 4))) k (sort, prefix)
       union all
       select 'messages', deleted_at, status, sort, prefix from messages,
         lateral (values ('fullName', left(full_name, 4)), ('email', left(email, 4)), ('subject', left(subject, 4))) k (sort, prefix)
     ) as listed where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
  assert.deepEqual(await summed(), counted);
  await mergeCounts(shop.database);
  assert.deepEqual(await summed(), counted);
  assert.equal(await shop.database.db.$count(sortCounts), await merged());
});

async function merged(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from (select 1 from sort_counts group by list, sort, prefix, status) as one",
  );
  return rows[0]!.n;
}
