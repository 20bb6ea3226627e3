import assert from "node:assert/strict";
import { test } from "node:test";

import pg from "pg";

import { recordedStatements } from "#server/testing/last-release/recorded.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

/**
 * While a new version starts, the last one still works on the database that the new one has
 * migrated: what it reads and writes, recorded when it was released, must go on working.
 */

/** Runs all that the last release does, on a migrated database that was changed once more. */
async function runLastRelease(change = "select 1"): Promise<void> {
  await using database = await createTestDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    await client.query(change);
    for (const { text, values } of await recordedStatements()) {
      const run = values
        ? client.query(text, values)
        : client.query(`prepare statement as ${text}; deallocate statement`);
      await run.catch((error: Error) => {
        throw new Error(`${error.message}, in: ${text}`);
      });
    }
  } finally {
    await client.end();
  }
}

test("the last release reads and writes everything on the newest database", async () => {
  await runLastRelease();
  const statements = await recordedStatements();
  for (const table of ["orders", "order_addons", "cards", "profiles", "jobs", "history_entries"]) {
    const writes = statements.filter(({ text }) => text.startsWith(`insert into "${table}"`));
    assert.ok(writes.length > 0, table);
  }
});

for (const [kind, change, message] of [
  ["renames a column", `alter table orders rename column city_name to town`, /city_name/],
  ["drops a table", `drop table chips cascade`, /chips/],
  [
    "adds a column that older versions don't fill",
    `alter table cards add foil text not null`,
    /foil/,
  ],
  [
    "refuses what was allowed",
    `alter table orders add check (status <> 'pending')`,
    /orders_status/,
  ],
] as const) {
  test(`a migration that ${kind} is found out`, async () => {
    await assert.rejects(runLastRelease(change), message);
  });
}
