import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { historyListStore } from "#server/features/history/history-list.store.ts";
import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { seedHistory, seedNotifications } from "#server/testing/seed-ledgers.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";

import { outboxStore } from "./outbox.store.ts";

/** So many rows that the planner prefers the indexes to reading them all. */
const COUNT = 20_000;

let testDatabase: TestDatabase;
let database: Database;
let watched: ReturnType<typeof watchPlans>;
let outbox: ReturnType<typeof outboxStore>;
before(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.connection);
  watched = watchPlans(database.pool);
  outbox = outboxStore(watched.db);
  await seedNotifications(database.pool, COUNT);
  await seedHistory(database.pool, COUNT);
});
after(async () => {
  await database.close();
  await testDatabase[Symbol.asyncDispose]();
});

/** How many rows of a table there are with which this is true. */
async function counted(table: string, condition: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as n from ${table} where ${condition}`,
  );
  return rows[0].n;
}

test("a page of the history comes from an index of its order, with a total that is counted already", async () => {
  const history = historyListStore(watched.db);
  const user = "000000000000000000000003";
  for (const [query, condition] of [
    [{}, "true"],
    [{ sort: "at" }, "true"],
    [{ sort: "entity" }, "true"],
    [{ sort: "-action" }, "true"],
    [{ entity: "settings" }, "entity = 'settings'"],
    [{ action: "delete", entity: "message" }, "action = 'delete' and entity = 'message'"],
    [{ userId: user }, `user_id = '${user}'`],
    [{ entityId: user }, `entity_id = '${user}'`],
    [{ entity: "order", entityId: user }, `entity = 'order' and entity_id = '${user}'`],
    [
      { from: "2026-01-01", userId: user },
      `user_id = '${user}' and at >= '2026-01-01'::timestamp at time zone 'Asia/Amman'`,
    ],
  ] as const) {
    const total = await counted("history_entries", condition);
    for (const offset of [0, Math.floor(total / 2)]) {
      const page = await history.list(query, { limit: 10, offset });
      const what = JSON.stringify({ ...query, offset });
      assert.equal(page.total, total, what);
      assert.equal(page.rows.length, Math.min(10, total - offset), what);
      const ways = await watched.plans("history_entries");
      assert.ok(!ways.includes("Seq Scan"), `${what}: ${String(ways)}`);
      assert.match(
        String(ways),
        /Index Only Scan using history_entries_|history_entries_of_record/,
        what,
      );
    }
  }
});

test("a page of the outbox and its summary read no notification but those that they show", async () => {
  for (const [query, condition] of [
    [{}, "true"],
    [{ sort: "createdAt" }, "true"],
    [{ state: "failed" }, "status = 'failed'"],
    [{ state: "sent" }, "status = 'done'"],
  ] as const) {
    const total = await counted("jobs", condition);
    for (const offset of [0, Math.floor(total / 2)]) {
      const page = await outbox.list(query, { limit: 10, offset });
      const what = JSON.stringify({ ...query, offset });
      assert.equal(page.total, total, what);
      const ways = await watched.plans("jobs");
      assert.ok(!ways.includes("Seq Scan"), `${what}: ${String(ways)}`);
      assert.match(String(ways), /Index Only Scan using jobs_by_/, what);
    }
  }
  const summary = await outbox.countByState();
  assert.deepEqual(await watched.plans("jobs"), []);
  for (const [state, status] of [
    ["waiting", "waiting"],
    ["failed", "failed"],
    ["sent", "done"],
    ["discarded", "discarded"],
  ] as const) {
    assert.equal(summary[state], await counted("jobs", `status = '${status}'`), state);
  }
});

test("a notification is found by its address or phone, as people write it, by an index", async () => {
  const { rows } = await database.pool.query(
    `select payload->>'recipient' as recipient from jobs where kind like 'sms:%' limit 1`,
  );
  const phone: string = rows[0].recipient;
  const { rows: mails } = await database.pool.query(
    `select payload->>'recipient' as recipient from jobs where kind like 'email:%' limit 1`,
  );
  for (const search of [mails[0].recipient.toUpperCase(), phone, phone.replace(/^0/, "+962 ")]) {
    const { rows: found } = await outbox.list({ search }, { limit: 10, offset: 0 });
    const expected = search.includes("@") ? mails[0].recipient : phone;
    const recipients = found.map(({ payload }) => (payload as { recipient: string }).recipient);
    assert.ok(recipients.length > 0 && recipients.every((each) => each === expected), search);
    const ways = await watched.plans("jobs");
    assert.ok(ways.includes("Bitmap Index Scan using jobs_search"), String(ways));
    assert.ok(!ways.includes("Seq Scan"), String(ways));
  }
});

test("the summary follows what is sent, discarded and deleted, and counts no other work", async () => {
  const before = await outbox.countByState();
  const store = jobStore(database.db);
  const kind = "email:order-notice";
  await store.add([
    { kind, payload: { recipient: "a@example.com", about: {} }, runAt: new Date(0) },
    { kind: "delete-old-jobs", payload: {} },
  ]);
  assert.equal((await outbox.countByState()).waiting, before.waiting + 1);
  const job = (await store.begin([{ kind }]))!;
  await store.recordDone(job);
  const sent = await outbox.countByState();
  assert.deepEqual([sent.waiting, sent.sent], [before.waiting, before.sent + 1]);
  await database.pool.query("delete from jobs where id = $1", [job.id]);
  assert.deepEqual(await outbox.countByState(), before);
});
