import assert from "node:assert/strict";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { addAuthenticatorApp, codeNow } from "#server/testing/second-factor.ts";
import { asJson, shopForTests, type TestShop } from "#server/testing/start-test-shop.ts";
import { invitedSchema } from "#shared/accounts/account.ts";
import { signedInSchema } from "#shared/session/session.ts";

const shop = shopForTests();

const codeOf = async (answer: Response | Promise<Response>, status = 400) =>
  (await refused(answer, status)).code;
const require = (ask: TestShop["ask"], isRequired: boolean) =>
  ask("/api/v1/second-factor-policy", asJson("PATCH", { isRequired }));

test("an owner who has a second factor requires it of everybody, who can only add one before all else", async () => {
  const owner = await hireColleague(shop, "owner");
  const before = await hireColleague(shop);
  assert.equal(await codeOf(require(owner.ask, true)), "second_factor_first");
  const { secret } = await addAuthenticatorApp(shop, owner.ask);
  assert.equal(await codeOf(require(before.ask, true), 403), "not_permitted");
  await shop.database.pool.query(
    "update sessions set proved_at = now() - interval '11 minutes' where user_id = $1",
    [owner.id],
  );
  assert.equal(await codeOf(require(owner.ask, true), 403), "proof_needed");
  const proof = { password: owner.password, code: codeNow(secret) };
  assert.equal((await owner.ask("/api/v1/auth/proof", asJson("POST", proof))).status, 200);
  assert.equal((await require(owner.ask, true)).status, 200);

  // It counts for open sessions too, and for who is hired now.
  const invited = await owner.ask(
    "/api/v1/users/invitations",
    asJson("POST", { name: "Example Person", email: "new@naqra.example", role: "owner" }),
  );
  const { url } = invitedSchema.parse(await invited.json());
  const acceptance = { token: url.split("#")[1]!, password: "a longer password" };
  const accepted = await shop.ask("/api/v1/auth/accept-invitation", asJson("POST", acceptance));
  assert.equal(signedInSchema.parse(await accepted.json()).user.mustAddSecondFactor, true);
  for (const path of ["/orders", "/home/attention", "/names", "/events", "/users"]) {
    assert.equal(await codeOf(before.ask(`/api/v1${path}`), 403), "second_factor_required", path);
  }
  assert.equal((await before.ask("/api/v1/auth/me")).status, 200);
  const colleague = { name: "X", email: "x@naqra.example", password: "a longer password" };
  const limited = await hireColleague(shop, "owner");
  assert.equal(
    await codeOf(limited.ask("/api/v1/login/register", asJson("POST", colleague)), 403),
    "owner_only",
  );
  await addAuthenticatorApp(shop, before.ask);
  assert.equal((await before.ask("/api/v1/orders")).status, 200);
  const last = "/api/v1/auth/second-factors/authenticator-app";
  assert.equal(await codeOf(before.ask(last, { method: "DELETE" })), "last_second_factor");
  await shop.database.pool.query(
    `with app as (delete from totp_secrets where user_id = $1)
     insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up)
     values (repeat('3', 24), $1, 'only', '', 0, '{}', '', false)`,
    [before.id],
  );
  const passkey = `/api/v1/auth/second-factors/passkeys/${"3".repeat(24)}`;
  assert.equal(await codeOf(before.ask(passkey, { method: "DELETE" })), "last_second_factor");
  assert.equal(await codeOf(before.logIn()), "second_factor_needed");

  assert.equal((await require(owner.ask, false)).status, 200);
  assert.equal((await limited.ask("/api/v1/orders")).status, 200);
  assert.equal((await before.ask(passkey, { method: "DELETE" })).status, 200);
});
