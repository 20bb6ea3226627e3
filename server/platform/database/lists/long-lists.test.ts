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

/** So many that reading them all is plainly worse than what the indexes offer. */
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
  /** With the number of what it hits. */
  searches: Record<string, number>;
}

const LISTS: Listed[] = [
  {
    table: "messages",
    store: () => messageStore(watched.db),
    sorts: MESSAGE_SORTS,
    filters: [{ status: "New" }, { from: "2026-01-01", status: "Closed" }],
    searches: {
      "example customer 1777": 6,
      "عميل مثال 1778": 6,
      "customer1777@example.com": 1,
      "no such": 0,
    },
  },
  {
    table: "bulk_orders",
    store: () => bulkOrderStore(watched.db),
    sorts: BULK_ORDER_SORTS,
    filters: [{ status: "pending" }, { from: "2026-01-01", status: "approved" }],
    searches: {
      "example customer 1777": 6,
      "عميل مثال 1778": 6,
      "customer1777@example.com": 1,
      "no such": 0,
    },
  },
  {
    table: "subscribers",
    store: () => subscriberStore(watched.db),
    sorts: ["createdAt", "email"],
    filters: [{ confirmed: true }, { confirmed: false }],
    searches: { customer1777: 11, "1777@": 2, "no such": 0 },
  },
];

for (const { table, store, sorts, filters, searches } of LISTS) {
  test(`a page of ${table} comes out of an index of its order alone, in every order`, async () => {
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

  test(`a search among ${table} is answered by the index of their search text`, async () => {
    for (const [search, hits] of Object.entries(searches)) {
      await watched.plans(table);
      assert.equal((await store().list({ search }, { limit: 10, offset: 0 })).total, hits, search);
      const ways = await watched.plans(table);
      assert.ok(
        ways.includes(`Bitmap Index Scan using ${table}_search`),
        `${search}: ${String(ways)}`,
      );
      assert.ok(!ways.includes("Seq Scan"), `${search}: ${String(ways)}`);
    }
  });
}
