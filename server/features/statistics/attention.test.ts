import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { attentionAnswerSchema, firstStepsAnswerSchema } from "#shared/statistics/attention.ts";

const shop = shopForTests();

async function attention() {
  return answered(shop.askAsOwner("/api/v1/home/attention"), attentionAnswerSchema);
}

async function steps(change?: object) {
  const init = change && asJson("PATCH", change);
  return answered(shop.askAsOwner("/api/v1/home/first-steps", init), firstStepsAnswerSchema);
}

test("what waits for an answer needs attention after 24 hours, what failed at once", async () => {
  const nothing = {
    receiptsToCheck: 0,
    newOrders: 0,
    messages: 0,
    bulkOrders: 0,
    lowColors: 0,
    notifications: 0,
  };
  assert.deepEqual(await attention(), nothing);
  await shop.ask("/api/v1/contact", asJson("POST", MESSAGE));
  assert.deepEqual(await attention(), nothing);
  await shop.database.pool.query("update messages set created_at = now() - interval '25 hours'");
  await shop.database.pool.query(
    "update jobs set status = 'failed' where kind = 'email:message-received'",
  );
  assert.deepEqual(await attention(), { ...nothing, messages: 1, notifications: 1 });
});

test("a color of which few cards are left needs attention", async () => {
  const count = (black: number) =>
    shop.askAsOwner(`/api/v1/products/${MAIN_PRODUCT_ID}`, asJson("PATCH", { stock: { black } }));
  for (const [black, low] of [
    [4, 0],
    [3, 1],
    [0, 1],
  ] as const) {
    assert.equal((await count(black)).status, 200);
    assert.equal((await attention()).lowColors, low);
  }
});

test("a first step is gone once it is done, and the whole list when it is not wanted", async () => {
  const all = "contact bank mail-server mail-test password owner-email examples prices".split(" ");
  assert.deepEqual(await steps(), { isDismissed: false, open: all });

  const settings = {
    email: "hello@shop.jo",
    bank: { iban: "JO15 AAAA 1234 5678 9012 3456 7890 12" },
  };
  await shop.askAsOwner("/api/v1/settings", asJson("PATCH", settings));
  await shop.askAsOwner("/api/v1/mail-server", asJson("PATCH", { host: "mail.shop.jo" }));
  await shop.database.pool.query("update jobs set status = 'done'");
  await shop.database.pool.query("update testimonials set deleted_at = now() where is_example");
  const password = { currentPassword: OWNER.password, password: "another password" };
  await shop.askAsOwner("/api/v1/auth/profile", asJson("PATCH", password));
  const email = { email: "owner@shop.jo", currentPassword: password.password };
  await shop.askAsOwner("/api/v1/auth/profile", asJson("PATCH", email));
  assert.deepEqual((await steps()).open, ["prices"]);
  assert.deepEqual(await steps({ arePricesChecked: true }), { isDismissed: false, open: [] });
  assert.deepEqual(await steps({ isDismissed: true }), { isDismissed: true, open: [] });
});

test("nothing else can be reported of the first steps", async () => {
  const path = "/api/v1/home/first-steps";
  for (const body of [{ isDismissed: "perhaps" }, { arePricesChecked: false }]) {
    assert.equal((await shop.askAsOwner(path, asJson("PATCH", body))).status, 400);
  }
});
