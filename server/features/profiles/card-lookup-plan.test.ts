import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";

import { profilePageStore } from "./profile-page.store.ts";

/** So many rows that the planner prefers an index to reading them all. */
const COUNT = 20_000;

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  const { _id } = await placeCashOrder(shop);
  // Codes of the same signs in another order: all different, none random.
  await shop.database.pool.query(
    `insert into cards (
      id, code, order_id, position, profile_id, name_on_card, job_title, organization, color,
      color_name, include_printed_logo, company_logo, addons
    )
    select lpad(to_hex(i), 24, '0'), translate(lpad(i::text, 10, '0'), '0123456789', 'abcdefghjk'),
      order_id, i, profile_id, name_on_card, job_title, organization, color,
      color_name, include_printed_logo, company_logo, addons
    from cards, generate_series(1, $2) as i where order_id = $1`,
    [_id, COUNT],
  );
  await shop.database.pool.query("analyze cards");
});
after(() => shop[Symbol.asyncDispose]());

test("a code is looked up by its index alone, however many cards there are", async () => {
  const watched = watchPlans(shop.database.pool);
  const found = await profilePageStore(watched.db).find("aaaaaabcde");
  assert.equal(found?.card.position, 1234);
  assert.deepEqual(await watched.plans("cards"), ["Index Scan using cards_code_unique"]);
});
