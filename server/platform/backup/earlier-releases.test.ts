import assert from "node:assert/strict";
import { test } from "node:test";

import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import { isMigrated, migrate } from "#server/platform/database/migrate.ts";
import { backedUpFiles, contentOf, emptyShop, filesIn } from "#server/testing/backed-up-shop.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { keptReleases } from "#server/testing/releases/kept-releases.ts";
import { OWNER, startTestShop } from "#server/testing/start-test-shop.ts";

/** A shop of an earlier release is updated with all that it holds, or stays what it was. */

const releases = await keptReleases();

interface Listed {
  results: number;
  data: { data: { _id: string; companyLogo?: string; despositeTransactionImg: string }[] };
}

test("a shop of an earlier release is kept", () => {
  assert.ok(releases.length > 0);
});

for (const { release, path } of releases) {
  test(`the shop of release ${release} is restored, updated and opened with all that it holds`, async () => {
    await using place = await emptyShop();
    const { tables } = await place.restore(path);
    const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows;
    assert.equal(await isMigrated(place.database), false);

    await using shop = await startTestShop(
      { DATA_DIR: place.config.dataDir },
      { connect: () => connectDatabase(place.connection) },
    );
    assert.equal(await isMigrated(place.database), true);
    const read = async (call: string) => {
      const answer = await shop.askAsOwner(`/api/v1${call}`);
      assert.equal(answer.status, 200, call);
      return (await answer.json()) as Listed;
    };
    const { data } = await read("/orders?limit=100");
    assert.equal(data.data.length, rowsOf("orders"));
    for (const { _id, despositeTransactionImg } of data.data) {
      await read(`/orders/${_id}`);
      await read(`/orders/${_id}/record`);
      if (despositeTransactionImg) {
        assert.equal((await shop.ask(despositeTransactionImg)).status, 200);
      }
    }
    for (const [call, table] of [
      ["/contact", "messages"],
      ["/custom-orders?limit=100", "bulk_orders"],
      ["/subscribers?limit=100", "subscribers"],
      ["/addons", "addons"],
      ["/testimonials", "testimonials"],
    ] as const) {
      assert.equal((await read(call)).data.data.length, rowsOf(table), call);
    }
    const { rows: users } = await place.database.pool.query(
      "select email, role from users order by role",
    );
    assert.deepEqual(users, [
      { email: "colleague@example.com", role: "manager" },
      { email: OWNER.email, role: "owner" },
    ]);
    // What is done now is counted with what was done then.
    const order = await placeCashOrder(shop, { "personalInfo[firstName]": "After the update" });
    assert.equal((await read("/orders")).data.data[0]!._id, order._id);
    const counted = await place.database.pool.query(
      "select (select sum(n) from order_counts where day = '-infinity')::int as counted, (select count(*) from orders)::int as there",
    );
    assert.deepEqual(counted.rows, [
      { counted: rowsOf("orders") + 1, there: rowsOf("orders") + 1 },
    ]);
    assert.deepEqual(await filesIn(place.store), await backedUpFiles(shop));
  });

  test(`a migration of release ${release} that fails leaves the shop as it was, and can be repeated`, async () => {
    await using place = await emptyShop();
    const { database } = place;
    await place.restore(path);
    const before = await stateOf(database);
    // At the last step of all migrations together.
    await database.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'no more'; end $$;
      create constraint trigger fail after insert on drizzle.__drizzle_migrations
        initially deferred for each row execute function fail()`);
    await assert.rejects(migrate(database), (error) =>
      /no more/.test(String((error as Error).cause)),
    );
    await database.pool.query(
      "drop trigger fail on drizzle.__drizzle_migrations; drop function fail()",
    );
    assert.equal(await isMigrated(database), false);
    assert.deepEqual(await stateOf(database), before);
    await migrate(database);
    assert.equal(await isMigrated(database), true);
    assert.notDeepEqual(await stateOf(database), before);
  });
}

/** All tables with their columns and indexes, every row, and which migrations were applied. */
async function stateOf(database: Database) {
  const { rows } = await database.pool.query(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select 'migration ' || created_at from drizzle.__drizzle_migrations
    order by 1`);
  return { parts: rows, content: await contentOf(database) };
}
