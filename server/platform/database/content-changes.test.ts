import assert from "node:assert/strict";
import { test } from "node:test";

import { pino } from "pino";

import { startTestShop } from "#server/testing/start-test-shop.ts";

import { followContent } from "./content-changes.ts";

/** All tables whose content visitors see. */
const SEEN = [
  "products",
  "card_designs",
  "countries",
  "cities",
  "addons",
  "testimonials",
  "social_links",
  "header_images",
  "settings",
];

test("every change to a table with public content sends one notification per transaction", async () => {
  await using shop = await startTestShop();
  const { pool } = shop.database;
  const told: string[] = [];
  let heard = Promise.withResolvers<void>();
  await using _following = await followContent(
    shop.database,
    {
      drop() {
        told.push("drop");
        heard.resolve();
      },
      dropCard: (code) => told.push(code),
      trust: (trusted) => told.push(trusted ? "trust" : "distrust"),
    },
    pino({ level: "silent" }),
  );
  assert.deepEqual(told, ["trust"], "what a node says to itself is no change");

  for (const table of SEEN) {
    for (const statement of [
      `update ${table} set ${table === "settings" ? "shop_name = shop_name" : "id = id"}`,
      `delete from ${table} where false`,
      `insert into ${table} select * from ${table} where false`,
    ]) {
      told.length = 0;
      heard = Promise.withResolvers();
      // A transaction that is rolled back sends no notification.
      await pool
        .query(`do $$ begin ${statement}; raise exception 'undone'; end $$`)
        .catch(() => undefined);
      await pool.query(`do $$ begin ${statement}; ${statement}; end $$`);
      await heard.promise;
      assert.deepEqual(told, ["drop"], statement);
    }
  }
  heard = Promise.withResolvers();
  await pool.query(`truncate ${SEEN.join(", ")} cascade`);
  await heard.promise;
});

test("of a colour's stock pages are told once it becomes low, not with each order", async () => {
  await using shop = await startTestShop();
  const { pool } = shop.database;
  await pool.query(
    "insert into stock (product_id, color, left_count) select id, 'x', 5 from products",
  );
  const told: (string | undefined)[] = [];
  const listener = await pool.connect();
  listener.on("notification", ({ channel }) => told.push(channel));
  await listener.query("listen public_content");
  const countTo = async (left: number) => {
    told.length = 0;
    await listener.query(`update stock set left_count = ${left} where color = 'x'`);
    return told.length;
  };
  assert.deepEqual([await countTo(4), await countTo(3), await countTo(2)], [0, 1, 1]);
  listener.release(true);
});
