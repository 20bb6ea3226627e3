// Runs with --all: it fills tables with masses of rows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { binStore } from "#server/features/bin/bin.store.ts";
import { cardStore } from "#server/features/cards/card.store.ts";
import { liveStore } from "#server/features/live/live.store.ts";
import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { tapStore } from "#server/features/profiles/tap.store.ts";
import { attentionStore } from "#server/features/statistics/attention.store.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { limitStore } from "#server/platform/limits/limit.store.ts";
import { seedCards, seededCode } from "#server/testing/seed-cards.ts";
import { seedHistory, seedNotifications } from "#server/testing/seed-ledgers.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";

/** So many rows that the planner prefers the indexes to reading them all. */
const COUNT = 20_000;

let shop: TestShop;
let watched: ReturnType<typeof watchPlans>;

before(async () => {
  shop = await startTestShop();
  const { pool } = shop.database;
  await seedOrders(pool, COUNT);
  await seedCards(pool, COUNT);
  await seedNotifications(pool, COUNT);
  await seedHistory(pool, COUNT);
  await pool.query(`
    insert into order_links (token_hash, order_id, created_at)
      select md5(id) || md5(id), id, created_at from orders
      where created_at > now() - interval '179 days';
    insert into card_taps (card_id, day, count)
      select id, day, 1 from (select id from cards limit 60) as opened,
        generate_series(now() - interval '20 months', now(), '1 day') as day
      order by day;
    insert into post_counts (key, count, began_at)
      select md5(i::text), 1, now() - interval '1 minute' from generate_series(1, ${COUNT}) as i;
    insert into login_failures (key, count, last_at, blocked_until)
      select md5(i::text), 1, now(), now() from generate_series(1, ${COUNT}) as i;
    -- One in sixteen stays old, as what has ended since the last time.
    update jobs set created_at = now() - interval '20 days' * random(), run_at = now(), done_at = now()
      where left(id, 1) <> '0';
    insert into idempotency_keys (id, key, content_hash, order_id)
      select id, id, id, id from orders;
  `);
  await pool.query("vacuum (analyze)");
  watched = watchPlans(pool);
});
after(() => shop[Symbol.asyncDispose]());

const GROWING = [
  "orders",
  "order_numbers",
  "order_links",
  "idempotency_keys",
  "cards",
  "card_taps",
  "jobs",
  "history_entries",
  "post_counts",
  "login_failures",
];

/** Runs `work` and says which of the growing tables it reads whole. */
async function readWhole(work: () => Promise<unknown>): Promise<string[]> {
  await work();
  const scanned = await watched.scannedTables();
  return GROWING.filter((table) => scanned.has(table));
}

test("what is done with every order, tap, sign-in and notification reads no table whole", async () => {
  const { db } = watched;
  const code = await seededCode(shop.database.pool, 77);
  const limits = limitStore({ db, pool: shop.database.pool });
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await shop.database.pool.query(
    "select id, number from orders join order_numbers on order_id = id limit 1",
  );
  for (const [what, work] of Object.entries({
    "a link to an order's page": () => orderLinkStore(db).add(rows[0].id),
    "an order by its link": () => orderLinkStore(db).findOrderId("0".repeat(32)),
    "taps of a card": () => tapStore(db).add([{ code, day: today, count: 3 }]),
    "the days of a card": () => tapStore(db).ofCode(code),
    "a wrong password": () => limits.addFailure({ key: "somebody", freeTries: 3 }),
    "the end of a window of posts": () => limits.sweepCounts(600),
    "the next notification": () => jobStore(db).begin([{ kind: "email:order-notice" }]),
    "what is due": () => jobStore(db).due(),
    "what a panel has missed": () => liveStore(db).addedSince(new Date()),
    "what needs attention": () => attentionStore(db).read(),
    "the bin": () => binStore(db).list({}, { limit: 10, offset: 0 }),
  })) {
    assert.deepEqual(await readWhole(work), [], what);
  }
});

test("what is deleted or summed daily is found by indexes", async () => {
  const { db } = watched;
  for (const [what, work] of Object.entries({
    "old jobs": () => jobStore(db).deleteOld(),
    "the bin": () => binStore(db).empty(),
    "the taps of an old month": () => tapStore(db).sumOldMonth(),
    "the latest orders without a card": () => cardStore(db).ordersWithout(new Date()),
  })) {
    assert.deepEqual(await readWhole(work), [], what);
  }
});
