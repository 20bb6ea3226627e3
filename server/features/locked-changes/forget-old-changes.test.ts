import assert from "node:assert/strict";
import { test } from "node:test";

import { hireColleague } from "#server/testing/colleague.ts";
import { addAuthenticatorApp } from "#server/testing/second-factor.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";

import { forgetOldChanges } from "./forget-old-changes.ts";

const shop = shopForTests();
const run = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);
const asOwner = async (path: string, init: RequestInit) =>
  assert.equal((await shop.askAsOwner(`/api/v1${path}`, init)).status, 200);

const forget = () =>
  shop.database.transaction((trx) =>
    forgetOldChanges().run({ id: "0".repeat(24), payload: {}, attempts: 0 }, trx),
  );

test("values of a change are forgotten after 30 days and not before; that it was changed stays", async () => {
  const [old, young] = [await hireColleague(shop), await hireColleague(shop)];
  for (const { id } of [old, young])
    await asOwner(`/users/${id}`, asJson("PATCH", { role: "maker" }));
  const age =
    "update locked_changes set created_at = now() - $2 * interval '1 day' where about_id = $1";
  await run(age, old.id, 30.1);
  await run(age, young.id, 29.9);
  await forget();
  const { rows } = await run(
    "select about_id, kind, before, after from locked_changes order by created_at",
  );
  assert.deepEqual(rows, [
    { about_id: old.id, kind: "account", before: null, after: null },
    { about_id: young.id, kind: "account", before: { role: "manager" }, after: { role: "maker" } },
  ]);
});

test("second factors of a deleted account go once its deletion can't be undone", async () => {
  const [gone, undoable] = [await hireColleague(shop), await hireColleague(shop)];
  for (const { id, ask } of [gone, undoable]) {
    await addAuthenticatorApp(shop, ask);
    await asOwner(`/users/${id}`, { method: "DELETE" });
  }
  const age = "update users set deleted_at = now() - $2 * interval '1 hour' where id = $1";
  await run(age, gone.id, 24.1);
  await run(age, undoable.id, 23.9);
  await forget();
  const { rows } = await run(
    "select user_id from totp_secrets union select user_id from recovery_codes",
  );
  assert.deepEqual(rows, [{ user_id: undoable.id }]);
});
