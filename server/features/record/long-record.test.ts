import assert from "node:assert/strict";
import { test } from "node:test";

import { seedHistory } from "#server/testing/seed-ledgers.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";

import { partsOf } from "./record-parts.store.ts";
import { recordStore } from "./record.store.ts";

const shop = shopForTests();

test("a page of a long record comes from indexes: no table is read whole", async () => {
  const { pool } = shop.database;
  await seedHistory(pool, 20_000);
  await pool.query("analyze");
  const watched = watchPlans(pool);
  const store = recordStore(watched.db);
  for (const query of [
    {},
    { person: "0".repeat(23) + "1" },
    { entity: "order" },
    { kind: "delete" },
  ] as const) {
    const parts = partsOf(query, undefined);
    const page = { total: 18_000, limit: 25, offset: 0, isOldestFirst: false };
    assert.equal((await store.keys(parts, page)).length, 25);
    assert.ok(!(await watched.scannedTables()).has("history_entries"), JSON.stringify(query));
  }
});
