import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { bulkOrderStore } from "#server/features/bulk-orders/bulk-order.store.ts";
import { messageStore } from "#server/features/messages/message.store.ts";
import { subscriberStore } from "#server/features/subscribers/subscriber.store.ts";
import { seedBulkOrders, seedMessages, seedSubscribers } from "#server/testing/seed-lists.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";
import { BULK_ORDER_SORTS } from "#shared/bulk-orders/bulk-order.ts";
import { MESSAGE_SORTS } from "#shared/messages/message.ts";

import { connectDatabase, type Database } from "../connect.ts";
import type { Slice } from "./list-rules.ts";

/** So many rows that the planner prefers the indexes to reading them all. */
const COUNT = 20_000;

let testDatabase: TestDatabase;
let database: Database;
let watched: ReturnType<typeof watchPlans>;

before(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.connection);
  watched = watchPlans(database.pool);
  for (const seed of [seedMessages, seedBulkOrders, seedSubscribers]) {
    await seed(database.pool, COUNT);
  }
});
after(async () => {
  await database.close();
  await testDatabase[Symbol.asyncDispose]();
});

interface Store {
  list(query: object, slice: Slice): Promise<{ total: number }>;
}

interface Listed {
  table: string;
  store: () => Store;
  sorts: readonly string[];
  filters: object[];
  /** The columns whose values are searched for. */
  searched: string[];
}

const LISTS: Listed[] = [
  {
    table: "messages",
    store: () => messageStore(watched.db),
    sorts: MESSAGE_SORTS,
    filters: [{ status: "New" }, { from: "2026-01-01", status: "Closed" }],
    searched: ["full_name", "email", "subject"],
  },
  {
    table: "bulk_orders",
    store: () => bulkOrderStore(watched.db),
    sorts: BULK_ORDER_SORTS,
    filters: [{ status: "pending" }, { from: "2026-01-01", status: "approved" }],
    searched: ["company_name", "contact_person", "email"],
  },
  {
    table: "subscribers",
    store: () => subscriberStore(watched.db),
    sorts: ["createdAt", "email"],
    filters: [{ confirmed: true }, { confirmed: false }],
    searched: ["email"],
  },
];

for (const { table, store, sorts, filters, searched } of LISTS) {
  test(`a page of ${table} comes from an index of its order alone, in every order`, async () => {
    const orders = sorts.flatMap((sort) => [sort, `-${sort}`]);
    for (const query of [{}, ...filters].flatMap((filter) =>
      orders.map((sort) => ({ ...filter, sort })),
    )) {
      const { total } = await store().list(query, { limit: 1, offset: 0 });
      await watched.plans(table);
      for (const offset of [0, Math.floor(total / 2), total - 10]) {
        await store().list(query, { limit: 10, offset });
        const ways = await watched.plans(table);
        const what = `${JSON.stringify({ ...query, offset })}: ${String(ways)}`;
        assert.match(what, new RegExp(`Index (Only )?Scan using ${table}_by_`));
        assert.ok(!ways.includes("Seq Scan"), what);
      }
    }
  });

  test(`a search in ${table} uses the index of their search text`, async () => {
    const { rows } = await database.pool.query(`select * from ${table} order by id limit 1`);
    for (const column of [...searched, "no such column"]) {
      const search = String(rows[0][column] ?? "nobody");
      await watched.plans(table);
      const { total } = await store().list({ search }, { limit: 10, offset: 0 });
      const ways = String(await watched.plans(table));
      const { rows: hits } = await database.pool.query(
        `select count(*)::int from ${table} where concat_ws(chr(10), ${searched.join(", ")}) ilike $1`,
        [`%${search}%`],
      );
      assert.equal(total, hits[0].count, search);
      assert.match(ways, new RegExp(`Bitmap Index Scan using ${table}_search`), search);
      assert.ok(!ways.includes("Seq Scan"), `${search}: ${ways}`);
    }
  });
}
