import assert from "node:assert/strict";
import { test } from "node:test";

import { addAuthenticatorApp } from "#server/testing/second-factor.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";

import { resetOwner } from "./reset-owner.ts";

const shop = shopForTests();

test("on the server, the owner gets a link to a new password without any mail or second factor", async () => {
  await addAuthenticatorApp(shop, shop.askAsOwner);
  const reset = await resetOwner(shop.database, shop.config, undefined);
  const { email, link } = reset;
  assert.ok(reset.hadSecondFactor);
  assert.equal(email, OWNER.email);
  const { origin, pathname, hash } = new URL(link);
  assert.equal(origin + pathname, `${shop.config.publicUrl}/admin-panel/new-password`);
  const body = { token: hash.slice(1), password: "another good password" };
  assert.equal((await shop.ask("/api/v1/auth/reset-password", asJson("POST", body))).status, 200);
  const login = { email, password: body.password };
  assert.equal((await shop.ask("/api/v1/users/login", asJson("POST", login))).status, 200);
});

test("where there are several owners, or none of that address, it says whom to name", async () => {
  const naming = /Name one of the owners:\n {2}npm run owner:reset -- owner@naqra\.example/;
  await assert.rejects(resetOwner(shop.database, shop.config, "x@naqra.example"), naming);
  await shop.database.pool.query(
    `insert into users (id, name, email, password_hash, role)
     values (repeat('2', 24), 'Example', 'second@naqra.example', '', 'owner')`,
  );
  await assert.rejects(resetOwner(shop.database, shop.config, undefined), /second@naqra\.example/);
  const { email } = await resetOwner(shop.database, shop.config, OWNER.email.toUpperCase());
  assert.equal(email, OWNER.email);
});
