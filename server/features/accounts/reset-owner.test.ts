import assert from "node:assert/strict";
import { test } from "node:test";

import { createNotifications } from "#server/features/notifications/notifications.ts";
import { addAuthenticatorApp } from "#server/testing/second-factor.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, OWNER } from "#server/testing/start-test-shop.ts";

import { resetOwner } from "./reset-owner.ts";

const { shop, mail } = shopWithMailForTests();
const reset = (address?: string) =>
  resetOwner(shop.database, shop.config, address, createNotifications(shop.config));

test("on the server, the owner gets a link to a new password without any mail or second factor", async () => {
  await addAuthenticatorApp(shop, shop.askAsOwner);
  const { email, link, hadSecondFactor } = await reset();
  assert.ok(hadSecondFactor);
  const told = (await mailsTo({ shop, mail }, OWNER.email)).map(({ text }) => text);
  assert.ok(told.some((text) => text.includes("npm run owner:reset")));
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
  await assert.rejects(reset("x@naqra.example"), naming);
  await shop.database.pool.query(
    `insert into users (id, name, email, password_hash, role)
     values (repeat('2', 24), 'Example', 'second@naqra.example', '', 'owner')`,
  );
  await assert.rejects(reset(), /second@naqra\.example/);
  const { email } = await reset(OWNER.email.toUpperCase());
  assert.equal(email, OWNER.email);
});
